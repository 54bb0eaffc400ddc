import type { PostalAddress } from '@vitrine/contracts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressRules,
  type AddressTexts,
  asPosted,
} from '@vitrine/domain';
import { useEffect, useReducer, useRef } from 'react';
import type { CallFailure } from '../../../shared/api/call-failure.ts';
import { refusedFields } from '../../../shared/forms/field-faults.ts';
import {
  type AddressFormEvent,
  type AddressFormState,
  faultList,
  nextAddressForm,
  openAddressForm,
  shownFields,
} from './address-form-state.ts';
import { keepTexts, readKeptTexts } from './kept-texts.ts';

export interface AddressFormHandle {
  readonly state: AddressFormState;
  readonly rules: AddressRules;
  /** ISO 3166-1: where the order goes. */
  readonly country: string;
  readonly tell: (event: AddressFormEvent) => void;
  /** Judges every field; the whole address when all are right. */
  readonly submit: () => PostalAddress | undefined;
  /** Marks the fields that the service refused; true when there were any. */
  readonly refuse: (failure: CallFailure) => boolean;
}

interface Start {
  /** What the order knows already; wins over what was typed and not sent before a reload. */
  readonly address: PostalAddress | undefined;
  readonly rules: AddressRules;
  /** Tells the memories of the forms apart. */
  readonly name: 'shipping' | 'billing' | 'order';
  readonly country: string;
}

/** An address form that judges itself by a country's rules and loses nothing, not even on a reload. */
export function useAddressForm({ address, rules, name, country }: Start): AddressFormHandle {
  const [state, tell] = useReducer(
    (form: AddressFormState, event: AddressFormEvent) => nextAddressForm(form, event, rules),
    openAddressForm(address ?? {}, rules),
  );
  const isUntouched = useRef(address === undefined);

  useEffect(() => {
    // The server knows nothing of what was typed and not sent; it comes back after the first rendering.
    if (isUntouched.current) tell({ type: 'restored', texts: readKeptTexts(name) });
    isUntouched.current = false;
  }, [name]);
  useEffect(() => keepTexts(name, state.texts), [name, state.texts]);

  return {
    state,
    rules,
    country,
    tell,
    submit: () => {
      tell({ type: 'submitted' });
      const judged = nextAddressForm(state, { type: 'submitted' }, rules);
      return faultList(judged, country).length > 0 ? undefined : postalAddress(state.texts, rules, country);
    },
    refuse: (failure) => {
      const fields = refusedAddressFields(failure);
      for (const field of fields) tell({ type: 'refused', field, code: 'field_invalid' });
      return fields.length > 0;
    },
  };
}

/** The address fields that a service found wrong; empty when the refusal is about something else. */
export function refusedAddressFields(failure: CallFailure): readonly AddressField[] {
  const refused = refusedFields(failure);
  return ADDRESS_FIELDS.filter((field) => refused.includes(field));
}

/** What goes to the service: only the fields that were asked for, as they are posted. */
export function postalAddress(texts: AddressTexts, rules: AddressRules, countryCode: string): PostalAddress {
  const shown = new Set<AddressField>(shownFields(rules, countryCode));
  const text = (field: AddressField) => (shown.has(field) ? asPosted(field, texts[field] ?? '') : '');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    address1: text('address1'),
    ...(text('address2') !== '' && { address2: text('address2') }),
    city: text('city'),
    ...(text('state') !== '' && { state: text('state') }),
    ...(text('postalCode') !== '' && { postalCode: text('postalCode') }),
    countryCode,
    phone: text('phone'),
  };
}

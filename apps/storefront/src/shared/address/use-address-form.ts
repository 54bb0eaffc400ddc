import type { PostalAddress } from '@vitrine/contracts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressRules,
  type AddressTexts,
  withDivisions,
} from '@vitrine/domain';
import { useEffect, useReducer, useRef } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { refusedFields } from '../forms/field-faults.ts';
import { useFeature } from '../page/features.ts';
import {
  type AddressFormEvent,
  faultList,
  fitForm,
  nextAddressForm,
  openAddressForm,
} from './address-form-state.ts';
import type { AddressFormState } from './filled-form.ts';
import { formTexts, postalAddress } from './address-texts.ts';
import { type KeptForm, keepTexts, readKeptTexts } from './kept-texts.ts';
import { useChinaDivisions } from './use-china-divisions.ts';

export interface AddressFormHandle {
  readonly state: AddressFormState;
  readonly rules: AddressRules;
  /** ISO 3166-1: where the address lies. */
  readonly country: string;
  /** [R5.024] Suggestions while an address is typed, by configuration. */
  readonly autocomplete: boolean;
  /** [R3.024] The address stays as it is typed (`ignoreAddress`). */
  readonly isAsTyped: boolean;
  readonly tell: (event: AddressFormEvent) => void;
  /** Judges every field; the whole address when all are right. */
  readonly submit: () => PostalAddress | undefined;
  /** Marks the fields that the service refused; true when there were any. */
  readonly refuse: (failure: CallFailure) => boolean;
}

interface Start {
  /** What is known already; wins over what was typed and not sent before a reload. */
  readonly address: (Parameters<typeof formTexts>[0] & { readonly ignoreAddress?: boolean }) | undefined;
  readonly rules: AddressRules;
  /** Of which order what is typed is remembered; nothing is without it. */
  readonly keptAs?: KeptForm | undefined;
  readonly country: string;
  /** The form as it was left, where it is opened again. */
  readonly left?: AddressFormState | undefined;
}

/** An address form that judges itself by a country's rules and loses nothing, not even on a reload. */
export function useAddressForm({
  address,
  rules: ofCountry,
  keptAs,
  country,
  left,
}: Start): AddressFormHandle {
  const autocomplete = useFeature('addressAutocomplete');
  const divisions = useChinaDivisions(country);
  const rulesFor = (texts: AddressTexts) =>
    divisions === undefined ? ofCountry : withDivisions(ofCountry, divisions, texts);
  const [state, tell] = useReducer(
    (form: AddressFormState, event: AddressFormEvent) =>
      fitForm(nextAddressForm(form, event, rulesFor(form.texts)), rulesFor),
    undefined,
    () => left ?? openAddressForm(address === undefined ? {} : formTexts(address, ofCountry), ofCountry),
  );
  useEffect(() => {
    if (divisions !== undefined) tell({ type: 'settled' });
  }, [divisions]);
  const rules = rulesFor(state.texts);
  useKeptTexts({ keptAs, country, texts: state.texts, isEmpty: (left ?? address) === undefined, tell });
  useMoves({ rules, country, autocomplete, tell });
  return {
    state,
    rules,
    country,
    autocomplete,
    isAsTyped: address?.ignoreAddress === true,
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

interface Remembered extends Pick<Start, 'keptAs' | 'country'>, Pick<AddressFormState, 'texts'> {
  readonly isEmpty: boolean;
  readonly tell: AddressFormHandle['tell'];
}

/** The server knows nothing of what was typed and not sent; it comes back after the first rendering. */
function useKeptTexts({ keptAs, country, texts, isEmpty, tell }: Remembered): void {
  const isUntouched = useRef(isEmpty);
  const { orderId, name } = keptAs ?? {};
  useEffect(() => {
    if (orderId === undefined || name === undefined) return;
    if (isUntouched.current) tell({ type: 'restored', texts: readKeptTexts({ orderId, name }, country) });
    isUntouched.current = false;
  }, [orderId, name, country, tell]);
  useEffect(() => {
    if (orderId !== undefined && name !== undefined) keepTexts({ orderId, name }, country, texts);
  }, [orderId, name, country, texts]);
}

/** [R4.039] Another country came with its rules: what was typed is fitted to it. */
function useMoves({
  rules,
  country,
  autocomplete,
  tell,
}: Pick<AddressFormHandle, 'rules' | 'country' | 'autocomplete' | 'tell'>): void {
  const before = useRef({ country, telCode: rules.telCode });
  useEffect(() => {
    const { country: from, telCode: telCodeBefore } = before.current;
    before.current = { country, telCode: rules.telCode };
    if (from === country) return;
    tell({ type: 'moved', countryCode: country, autocomplete, telCodeBefore });
  }, [country, rules.telCode, autocomplete, tell]);
}

/** The address fields that a service found wrong; empty when the refusal is about something else. */
export function refusedAddressFields(failure: CallFailure): readonly AddressField[] {
  const refused = refusedFields(failure);
  return ADDRESS_FIELDS.filter((field) => refused.includes(field) || refused.includes(`${field}Number`));
}

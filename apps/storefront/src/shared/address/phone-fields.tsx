import { isRequired, PHONE_SLOTS, PHONE_TYPES, type PhoneSlot } from '@vitrine/domain';
import { use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLabels } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { faultValues, shownTypes, telCodeOf } from './address-form-state.ts';
import { FieldChoice } from './field-choice.tsx';
import styles from './phone-fields.module.css';
import { TelCodes } from './tel-codes.ts';
import type { AddressFormHandle } from './use-address-form.ts';

interface PhoneFieldsProps {
  readonly form: AddressFormHandle;
  /** What browsers call the form: `section-shipping shipping`. */
  readonly section: string;
}

/** [R3.025, R5.017] The telephone that carriers call, and two more for who wants to give them. */
export function PhoneFields({ form, section }: PhoneFieldsProps) {
  const t = useLabels();
  const { texts } = form.state;
  const given = PHONE_SLOTS.findLastIndex((slot) => (texts[slot] ?? '') !== '') + 1;
  const [asked, ask] = useState(1);
  const count = Math.max(asked, given);
  const list = useRef<HTMLDivElement>(null);

  const addPhone = () => {
    flushSync(() => ask(count + 1));
    list.current?.querySelector<HTMLElement>(`[name="${PHONE_SLOTS[count]}"]`)?.focus();
  };
  return (
    <div ref={list} className={styles['phones']}>
      {PHONE_SLOTS.slice(0, count).map((slot) => (
        <PhoneLine key={slot} {...{ form, slot, section }} />
      ))}
      {count < PHONE_SLOTS.length && (
        <Button look="text" className={styles['more']} onClick={addPhone}>
          {t('address_add_phone')}
        </Button>
      )}
    </div>
  );
}

interface PhoneLineProps extends PhoneFieldsProps {
  readonly slot: PhoneSlot;
}

/** One number: its calling code, its digits, and what kind of telephone it is. */
function PhoneLine({ form, slot, section }: PhoneLineProps) {
  const t = useLabels();
  const hasTelCode = use(TelCodes).length > 0;
  const { state, rules, tell } = form;
  const fault = state.faults[slot];
  const label = t(`address_${slot}`);
  return (
    <fieldset className={styles['phone']} aria-label={t('address_phone_group', { phone: label })}>
      <TelCodeChoice form={form} slot={slot} />
      <Field
        name={slot}
        type="tel"
        label={isRequired(slot, rules) ? label : t('address_optional', { field: label })}
        value={state.texts[slot] ?? ''}
        error={fault && t(fault, { field: label, ...faultValues(slot, rules) })}
        required={isRequired(slot, rules)}
        autoComplete={slot === 'phone' ? `${section} ${hasTelCode ? 'tel-national' : 'tel'}` : 'off'}
        onBlur={() => tell({ type: 'left', field: slot })}
        onChange={({ target }) => tell({ type: 'typed', field: slot, text: target.value })}
      />
      <FieldChoice
        label={t('address_phone_type')}
        error={undefined}
        isAlwaysChosen
        options={PHONE_TYPES.map((type) => ({ code: type, name: t(`address_phone_${type}`) }))}
        value={shownTypes(state.texts)[slot]}
        onChange={({ target }) => tell({ type: 'phone-part', part: `${slot}Type`, text: target.value })}
      />
    </fieldset>
  );
}

/** [R3.025] The calling code; the country's own, until another one is chosen. */
function TelCodeChoice({ form, slot }: { readonly form: AddressFormHandle; readonly slot: PhoneSlot }) {
  const t = useLabels();
  const chosen = telCodeOf(form.state.texts, slot, form.rules);
  const telCodes = use(TelCodes);
  if (chosen === '' || telCodes.length === 0) return undefined;
  // Countries may share a code.
  const known = new Set(telCodes.map(({ telCode }) => telCode));
  const codes = [...known].map((code) => {
    const countries = telCodes.filter(({ telCode }) => telCode === code).map(({ iso }) => iso);
    return { code, name: `${countries.includes(form.country) ? form.country : countries.join('/')} ` };
  });
  const unknown = known.has(chosen) ? [] : [{ code: chosen, name: '' }];
  return (
    <FieldChoice
      label={t('address_tel_code')}
      error={undefined}
      isAlwaysChosen
      options={[...codes, ...unknown].map(({ code, name }) => ({ code, name: `\u2066${name}${code}\u2069` }))}
      value={chosen}
      onChange={({ target }) => form.tell({ type: 'phone-part', part: `${slot}TelCode`, text: target.value })}
    />
  );
}

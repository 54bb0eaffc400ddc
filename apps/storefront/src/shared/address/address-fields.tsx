import { type AddressField, fieldControl, isRequired, type PhoneSlot } from '@vitrine/domain';
import { regionName } from '../i18n/region-names.ts';
import { useLabels, usePage } from '../page/page.tsx';
import { Field } from '../ui/field.tsx';
import { faultValues, shownFields } from './address-form-state.ts';
import styles from './address-fields.module.css';
import { FieldChoice } from './field-choice.tsx';
import { PhoneFields } from './phone-fields.tsx';
import type { AddressFormHandle } from './use-address-form.ts';

/** What browsers and password managers call our fields. */
const AUTOCOMPLETE = {
  firstName: 'given-name',
  lastName: 'family-name',
  nativeLastName: 'off',
  companyName: 'organization',
  address1: 'address-line1',
  address2: 'address-line2',
  address3: 'address-line3',
  district: 'address-level3',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
} as const satisfies Record<Exclude<AddressField, PhoneSlot>, string>;

interface AddressFieldsProps {
  readonly form: AddressFormHandle;
  readonly name: 'shipping' | 'billing';
  /** The country is chosen elsewhere on the page. */
  readonly hidesCountry?: boolean;
}

/** [R5.027, R4.040, R4.041] The fields that the country asks for, in its order, each with its own fault beside it. */
export function AddressFields({ form, name, hidesCountry = false }: AddressFieldsProps) {
  const t = useLabels();
  const { locale } = usePage();
  return (
    <div className={styles['fields']}>
      {shownFields(form.rules, form.country).map((field) => (
        <div key={field} className={styles['field']} data-field={field}>
          <AddressLine form={form} field={field} name={name} />
        </div>
      ))}
      {!hidesCountry && (
        <p className={styles['country']}>
          {t('checkout_country')} <strong>{regionName(form.country, locale.bcp47)}</strong>
        </p>
      )}
    </div>
  );
}

interface AddressLineProps extends AddressFieldsProps {
  readonly field: AddressField;
}

function AddressLine({ form, field, name }: AddressLineProps) {
  const t = useLabels();
  const { state, rules, tell } = form;
  const control = fieldControl(field, rules);
  const section = `section-${name} ${name}`;
  if (field === 'phone' || field === 'otherPhone' || field === 'thirdPhone')
    return <PhoneFields form={form} section={section} />;
  const fault = state.faults[field];
  const label = t(`address_${field}`);
  const shared = {
    name: field,
    label: isRequired(field, rules) ? label : t('address_optional', { field: label }),
    value: state.texts[field] ?? '',
    error: fault && t(fault, { field: label, ...faultValues(field, rules) }),
    required: isRequired(field, rules),
    autoComplete: `${section} ${AUTOCOMPLETE[field]}`,
    onBlur: () => tell({ type: 'left', field }),
  };
  if (control.kind === 'dropdown') {
    return (
      <FieldChoice
        {...shared}
        options={control.options}
        onChange={({ target }) => tell({ type: 'typed', field, text: target.value })}
      />
    );
  }
  return (
    <Field
      {...shared}
      readOnly={control.kind === 'read-only'}
      onChange={({ target }) => tell({ type: 'typed', field, text: target.value })}
    />
  );
}

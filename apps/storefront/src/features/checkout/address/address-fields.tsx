import { type AddressField, fieldControl, isRequired } from '@vitrine/domain';
import { regionName } from '../../../shared/i18n/region-names.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { faultValues, shownFields } from './address-form-state.ts';
import styles from './address-fields.module.css';
import { FieldChoice } from './field-choice.tsx';
import type { AddressFormHandle } from './use-address-form.ts';

/** What browsers and password managers call our fields. */
const AUTOCOMPLETE = {
  firstName: 'given-name',
  lastName: 'family-name',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
  phone: 'tel',
} as const satisfies Record<AddressField, string>;

interface AddressFieldsProps {
  readonly form: AddressFormHandle;
  readonly name: 'shipping' | 'billing';
}

/** [R5.027, R4.040, R4.041] The fields that the country asks for, in its order, each with its own fault beside it. */
export function AddressFields({ form, name }: AddressFieldsProps) {
  const t = useLabels();
  const { locale } = usePage();
  return (
    <div className={styles['fields']}>
      {shownFields(form.rules, form.country).map((field) => (
        <div key={field} className={styles['field']} data-field={field}>
          <AddressLine form={form} field={field} name={name} />
        </div>
      ))}
      <p className={styles['country']}>
        {t('checkout_country')} <strong>{regionName(form.country, locale.bcp47)}</strong>
      </p>
    </div>
  );
}

interface AddressLineProps extends AddressFieldsProps {
  readonly field: AddressField;
}

function AddressLine({ form, field, name }: AddressLineProps) {
  const t = useLabels();
  const { state, rules, tell } = form;
  const fault = state.faults[field];
  const control = fieldControl(field, rules);
  const label = t(`address_${field}`);
  const shared = {
    name: field,
    label: isRequired(field, rules) ? label : t('address_optional', { field: label }),
    value: state.texts[field] ?? '',
    error: fault && t(fault, { field: label, ...faultValues(field, rules) }),
    required: isRequired(field, rules),
    autoComplete: `section-${name} ${name} ${AUTOCOMPLETE[field]}`,
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
      type={field === 'phone' ? 'tel' : 'text'}
      readOnly={control.kind === 'read-only'}
      onChange={({ target }) => tell({ type: 'typed', field, text: target.value })}
    />
  );
}

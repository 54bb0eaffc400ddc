import { type AddressField, fieldControl, isRequired, nameInScript, type PhoneSlot } from '@vitrine/domain';
import { lazy, Suspense, useId } from 'react';
import { regionName } from '../i18n/region-names.ts';
import { useLabels, usePage } from '../page/page.tsx';
import { Field, type FieldProps } from '../ui/field.tsx';
import { faultValues, shownFields } from './address-form-state.ts';
import styles from './address-fields.module.css';
import { FieldChoice } from './field-choice.tsx';
import { otherCities } from './filled-form.ts';
import { PhoneFields } from './phone-fields.tsx';
import { SuggestField } from './suggest-field.tsx';
import { usePostalCompletion } from './use-postal-completion.ts';
import type { AddressFormHandle } from './use-address-form.ts';

/** One country alone has it: it is fetched by itself. */
const KoreaSearch = lazy(async () => ({ default: (await import('./korea-search.tsx')).KoreaSearch }));

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
      {form.country === 'KR' && form.autocomplete && (
        <Suspense>
          <KoreaSearch form={form} />
        </Suspense>
      )}
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

interface AddressLineProps extends Pick<AddressFieldsProps, 'form' | 'name'> {
  readonly field: AddressField;
}

/** One field, as its country asks for it. */
function AddressLine({ form, field, name }: AddressLineProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { state, rules, tell } = form;
  const section = `section-${name} ${name}`;
  if (field === 'phone' || field === 'otherPhone' || field === 'thirdPhone')
    return <PhoneFields form={form} section={section} />;
  const control = fieldControl(field, rules);
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
        options={control.options.map(({ code, name: said }) => ({
          code,
          name: nameInScript(said, locale.language === 'ara'),
        }))}
        onChange={({ target }) => tell({ type: 'typed', field, text: target.value })}
      />
    );
  }
  const line = { ...shared, form, readOnly: control.kind === 'read-only' };
  if (field === 'address1') return <SuggestField {...line} />;
  if (field === 'postalCode') return <PostalCodeField {...line} />;
  return <PlainField {...line} field={field} />;
}

interface PlainFieldProps extends Omit<FieldProps, 'form' | 'onChange'> {
  readonly form: AddressFormHandle;
}

/** [R7.131] A postal code may stand for a city and a state. */
function PostalCodeField({ form, ...line }: PlainFieldProps) {
  const complete = usePostalCompletion(form);
  return (
    <Field
      {...line}
      onChange={({ target }) => {
        form.tell({ type: 'typed', field: 'postalCode', text: target.value });
        complete(target.value);
      }}
    />
  );
}

/** A line of text; the city has those that the postal code may stand for to choose from. */
function PlainField({ form, field, ...line }: PlainFieldProps & { readonly field: AddressField }) {
  const listId = useId();
  const { bcp47 } = usePage().locale;
  const t = useLabels();
  const cities = field === 'city' ? (form.state.cities ?? []) : [];
  const others = field === 'city' ? otherCities(form.state) : undefined;
  const hint =
    others &&
    t('address_city_hint', {
      code: form.state.texts.postalCode ?? '',
      city: new Intl.ListFormat(bcp47, { type: 'disjunction' }).format(others),
    });
  return (
    <>
      <Field
        {...line}
        hint={hint}
        list={cities.length > 0 ? listId : undefined}
        onChange={({ target }) => form.tell({ type: 'typed', field, text: target.value })}
      />
      {cities.length > 0 && (
        <datalist id={listId}>
          {cities.map((city) => (
            <option key={city} value={city} aria-label={city} />
          ))}
        </datalist>
      )}
    </>
  );
}

import { fieldOrder } from '@vitrine/domain';
import type { Entered } from '../../../shared/forms/form.tsx';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import styles from './collect-step.module.css';

export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}
export type ContactPart = 'contact' | 'collector';

const AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name', phone: 'tel' } as const;
const FIELDS: ReadonlySet<string> = new Set(Object.keys(AUTOCOMPLETE));
const isContactField = (field: string): field is keyof Contact => FIELDS.has(field);

/** The buyer's fields are called as the service names them; the other person's after their part of the body. */
const nameOf = (part: ContactPart, field: keyof Contact): string =>
  part === 'contact' ? field : `${part}.${field}`;

/** What was entered of a person. */
export function contactIn(entered: Entered, part: ContactPart): Contact {
  const text = (field: keyof Contact) => entered[nameOf(part, field)] ?? '';
  return { firstName: text('firstName'), lastName: text('lastName'), phone: text('phone') };
}

interface ContactFieldsProps {
  readonly part: ContactPart;
  readonly title: string;
  readonly known: Contact | undefined;
}

/** Name and telephone of somebody, in the order of the country. */
export function ContactFields({ part, title, known }: ContactFieldsProps) {
  const t = useLabels();
  const { locale } = usePage();
  const fields = fieldOrder(locale.country).filter(isContactField);
  return (
    <fieldset className={styles['part']}>
      <legend>{title}</legend>
      <div className={styles['fields']}>
        {fields.map((field) => (
          <Field
            key={field}
            label={t(`address_${field}`)}
            name={nameOf(part, field)}
            type={field === 'phone' ? 'tel' : 'text'}
            autoComplete={part === 'contact' ? AUTOCOMPLETE[field] : 'off'}
            maxLength={field === 'phone' ? 30 : 80}
            required
            defaultValue={known?.[field]}
          />
        ))}
      </div>
    </fieldset>
  );
}

import { asksFamilyFirst } from '@vitrine/domain';
import { usePage } from '../page/page.tsx';
import { Field } from '../ui/field.tsx';

interface NameFieldsProps {
  /** What the fields are called. */
  readonly first: string;
  readonly last: string;
}

/** [R3.001] The name of somebody, in the order that the country of the page writes it. */
export function NameFields({ first, last }: NameFieldsProps) {
  const named = { required: true, maxLength: 60 };
  const fields = [
    <Field key="first" {...named} label={first} name="firstName" autoComplete="given-name" />,
    <Field key="last" {...named} label={last} name="lastName" autoComplete="family-name" />,
  ];
  return asksFamilyFirst(usePage().locale.country) ? fields.toReversed() : fields;
}

import { useLabels } from '../../shared/page/page.tsx';
import { Field } from '../../shared/ui/field.tsx';

interface EmailFieldProps {
  readonly name?: 'email' | 'login';
  readonly value?: string | undefined;
  /** It is known whose it is; password managers still find it. */
  readonly isFixed?: boolean;
}

/** The e-mail address of an account. */
export function EmailField({ name = 'email', value, isFixed = false }: EmailFieldProps) {
  const t = useLabels();
  return (
    <Field
      label={t('sign_in_login')}
      name={name}
      type="email"
      inputMode="email"
      autoComplete="username"
      required
      maxLength={254}
      defaultValue={value}
      readOnly={isFixed}
    />
  );
}

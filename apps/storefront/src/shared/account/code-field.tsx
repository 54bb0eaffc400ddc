import { Field } from '../ui/field.tsx';
import { TYPED_CODE } from './typed-code.ts';

interface CodeFieldProps {
  readonly name: 'code' | 'otp' | 'proofCode';
  readonly label: string;
  readonly hint?: string;
}

/** The six ciphers of a mail or of a text message. */
export function CodeField({ name, label, hint }: CodeFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      name={name}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      {...TYPED_CODE}
      required
    />
  );
}

import { PASSWORD_MIN_LENGTH } from '@vitrine/domain';
import { useState } from 'react';
import type { FieldFaults } from '../../shared/forms/field-faults.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';

const FAULTS = {
  password_too_short: 'field_password_short',
  password_too_common: 'field_password_common',
} as const;

/**
 * [R7.181] What is wrong with the password of a form, before anything is sent. The passwords that are guessed first are
 * fetched when the field is entered; where they cannot be, the service judges alone.
 */
export async function newPasswordFaults(password: string, email = ''): Promise<FieldFaults> {
  const rule = await fetchRule().catch(() => undefined);
  const fault = rule?.passwordFault(password, email);
  return fault === undefined ? {} : { password: FAULTS[fault] };
}

const fetchRule = async () => import('./password-rule.ts');

/** A password to be chosen: it may be pasted, and looked at while it is typed. */
export function NewPasswordField({ label }: { readonly label: string }) {
  const t = useLabels();
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <Field
        label={label}
        name="password"
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        autoComplete="new-password"
        spellCheck={false}
        autoCapitalize="off"
        required
        onFocus={() => void fetchRule().catch(() => undefined)}
        maxLength={200}
        hint={t('identity_password_hint', { min: String(PASSWORD_MIN_LENGTH) })}
      />
      <Button look="text" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {t('identity_password_show')}
      </Button>
    </div>
  );
}

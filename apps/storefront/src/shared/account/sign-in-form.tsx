import { signIn } from '../session/account-actions.ts';
import { Form } from '../forms/form.tsx';
import { useLabels } from '../page/page.tsx';
import type { ButtonLook } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

interface SignInFormProps {
  /** [R7.133] Within the checkout the guest's cart joins the customer's, and the order's draft is kept. */
  readonly door?: 'login' | 'loginOnCheckout';
  readonly look?: ButtonLook;
  readonly onSignedIn: () => unknown;
}

/** [R8.046] The one form to sign in by e-mail and password. */
export function SignInForm({ door = 'login', look, onSignedIn }: SignInFormProps) {
  const t = useLabels();
  return (
    <Form
      submit={t('sign_in_submit')}
      {...(look && { look })}
      send={({ login = '', password = '' }) => signIn({ login, password }, door)}
      onDone={onSignedIn}
    >
      <Field label={t('sign_in_login')} name="login" type="email" autoComplete="username" required />
      <Field
        label={t('sign_in_password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
    </Form>
  );
}

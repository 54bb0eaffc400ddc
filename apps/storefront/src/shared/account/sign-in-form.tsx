import { signIn } from './enter-account.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { Form } from '../forms/form.tsx';
import { useLabels } from '../page/page.tsx';
import type { ButtonLook } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

interface SignInFormProps {
  /** [R7.133] Within the checkout the guest's cart joins the customer's, and the order's draft is kept. */
  readonly door?: 'login' | 'loginOnCheckout' | 'headlessLogin';
  readonly look?: ButtonLook;
  readonly onSignedIn: () => unknown;
}

/** [R8.046] The one form to sign in by e-mail or mobile number, and password. */
export function SignInForm({ door = 'login', look, onSignedIn }: SignInFormProps) {
  const t = useLabels();
  return (
    <>
      <Form
        submit={t('sign_in_submit')}
        {...(look && { look })}
        send={({ login = '', password = '' }) => signIn({ login, password }, door)}
        onDone={onSignedIn}
      >
        <Field
          label={t('sign_in_login_or_mobile')}
          name="login"
          type="text"
          inputMode="email"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="username"
          maxLength={254}
          required
        />
        <Field
          label={t('sign_in_password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </Form>
      <PasskeySignIn onSignedIn={onSignedIn} />
    </>
  );
}

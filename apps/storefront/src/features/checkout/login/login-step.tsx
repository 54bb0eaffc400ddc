import { GuestForm } from './guest-form.tsx';
import styles from './login-step.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** As a guest by e-mail, or with the account; either way the bag stays as it is. */
export function LoginStep({ email }: { readonly email: string | undefined }) {
  return (
    <div className={styles['ways']}>
      <GuestForm email={email} />
      <SignInForm />
    </div>
  );
}

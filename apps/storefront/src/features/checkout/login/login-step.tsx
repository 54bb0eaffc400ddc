import { useFeature } from '../../../shared/page/features.ts';
import { GuestForm } from './guest-form.tsx';
import styles from './login-step.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** As a guest by e-mail, where the house sells to guests, or with the account; either way the bag stays as it is. */
export function LoginStep({ email }: { readonly email: string | undefined }) {
  const sellsToGuests = useFeature('guestCheckout');
  return (
    <div className={styles['ways']}>
      {sellsToGuests && <GuestForm email={email} />}
      <SignInForm />
    </div>
  );
}

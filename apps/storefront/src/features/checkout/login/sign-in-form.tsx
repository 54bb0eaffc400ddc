import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../../../shared/api/failure-text.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { signIn } from '../../../shared/session/account-actions.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';
import { useIsHydrated } from '../steps/use-is-hydrated.ts';
import styles from './login-step.module.css';

/** [R7.133, R8.046] Sign-in without leaving the checkout; the guest's bag joins the customer's. */
export function SignInForm() {
  const { labels } = usePage();
  const { t } = labels;
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  const [refusal, setRefusal] = useState<string>();
  const isHydrated = useIsHydrated();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setRefusal(undefined);
    const credentials = { login: textOf(form, 'login').trim(), password: textOf(form, 'password') };
    const signedIn = await signIn(credentials, 'loginOnCheckout');
    setIsBusy(false);
    if (signedIn.ok) await navigate(pathTo('/checkout'));
    else setRefusal(failureText(signedIn.failure, labels));
  };

  return (
    <form method="post" className={styles['way']} onSubmit={(event) => void submit(event)}>
      <h2>{t('checkout_customer_title')}</h2>
      <p className={styles['intro']}>{t('checkout_customer_intro')}</p>
      <Field label={t('sign_in_login')} name="login" type="email" autoComplete="username" required />
      <Field
        label={t('sign_in_password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <p role="alert" className={styles['fault']}>
        {refusal}
      </p>
      <Button type="submit" look="outline" disabled={isBusy || !isHydrated} aria-busy={isBusy}>
        {t(isBusy ? 'please_wait' : 'sign_in_submit')}
      </Button>
    </form>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

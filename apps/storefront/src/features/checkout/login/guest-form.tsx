import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { refusalCode } from '../../../shared/api/call-failure.ts';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';
import { useIsHydrated } from '../steps/use-is-hydrated.ts';
import { emailFault, type EmailFault } from './email-fault.ts';
import styles from './login-step.module.css';

/** The e-mail that the confirmation goes to; it is all a guest must say here. */
export function GuestForm({ email }: { readonly email: string | undefined }) {
  const { labels } = usePage();
  const { t } = labels;
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  const [fault, setFault] = useState<EmailFault>();
  const [refusal, setRefusal] = useState<string>();
  const isHydrated = useIsHydrated();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email');
    const text = field instanceof HTMLInputElement ? field.value.trim() : '';
    const found = emailFault(text);
    setFault(found);
    if (found) {
      if (field instanceof HTMLInputElement) field.focus();
      return;
    }
    setIsBusy(true);
    setRefusal(undefined);
    const prepared = await shopClient().call('prepareOrder', { body: { email: text } });
    setIsBusy(false);
    if (prepared.ok) await navigate(pathTo('/checkout/shipping'));
    else if (refusalCode(prepared.failure) === 'bad_request') setFault('field_invalid');
    else setRefusal(failureText(prepared.failure, labels));
  };

  return (
    <form method="post" className={styles['way']} noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t('checkout_guest_title')}</h2>
      <p className={styles['intro']}>{t('checkout_guest_intro')}</p>
      <Field
        label={t('checkout_email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={email}
        error={fault && t(fault, { field: t('checkout_email') })}
        onBlur={({ target }) => target.value !== '' && setFault(emailFault(target.value))}
      />
      <p role="alert" className={styles['fault']}>
        {refusal}
      </p>
      <Button type="submit" disabled={isBusy || !isHydrated} aria-busy={isBusy}>
        {t(isBusy ? 'please_wait' : 'checkout_to_shipping')}
      </Button>
    </form>
  );
}

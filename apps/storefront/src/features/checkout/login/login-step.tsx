import { useNavigate } from 'react-router';
import { SignInForm } from '../../../shared/account/sign-in-form.tsx';
import { SignInWays } from '../../../shared/account/sign-in-ways.tsx';
import { useFeature } from '../../../shared/page/features.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';
import styles from './login-step.module.css';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { isByAgent, shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { emailFault } from './email-fault.ts';

/** As a guest by e-mail, where the house sells to guests, or with the account; either way the cart stays as it is. */
export function LoginStep({ email }: { readonly email: string | undefined }) {
  const t = useLabels();
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  const sellsToGuests = useFeature('guestCheckout');
  const isAgent = useStore(shopper, isByAgent);
  const door = useFeature('loginOnCheckout') ? 'loginOnCheckout' : 'headlessLogin';
  return (
    <div className={styles['ways']}>
      {sellsToGuests && (
        <section className={styles['way']} aria-labelledby="checkout-guest">
          <h2 id="checkout-guest">{t('checkout_guest_title')}</h2>
          <p className={styles['intro']}>{t('checkout_guest_intro')}</p>
          <GuestForm email={email} />
        </section>
      )}
      {/* How clients sign in is theirs alone: an agent chooses whom they serve. */}
      {!isAgent && (
        <section className={styles['way']} aria-labelledby="checkout-customer">
          <h2 id="checkout-customer">{t(sellsToGuests ? 'checkout_customer_title' : 'sign_in_title')}</h2>
          <p className={styles['intro']}>{t('checkout_customer_intro')}</p>
          <SignInForm door={door} look="outline" onSignedIn={() => navigate(pathTo('/checkout'))} />
          <SignInWays goesTo={pathTo('/checkout')} />
        </section>
      )}
    </div>
  );
}

/** The e-mail that the confirmation goes to; it is all a guest must say here. */
function GuestForm({ email }: { readonly email: string | undefined }) {
  const t = useLabels();
  // [R6.015] Of the client whom an agent has found; it comes after the page.
  const prefilled = useStore(shopper, ({ context }) => context?.prefilledLogin);
  const known = email ?? prefilled;
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  return (
    <Form
      submit={t('checkout_to_shipping')}
      check={({ email: entered = '' }) => {
        const fault = emailFault(entered);
        return fault ? { email: fault } : {};
      }}
      send={(entered) => shopClient().call('prepareOrder', { body: { email: entered['email'] } })}
      onDone={() => navigate(pathTo('/checkout/shipping'))}
    >
      <Field
        key={known}
        label={t('checkout_email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={known}
      />
    </Form>
  );
}

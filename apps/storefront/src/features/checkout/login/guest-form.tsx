import { useNavigate } from 'react-router';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';
import { emailFault } from './email-fault.ts';

/** The e-mail that the confirmation goes to; it is all a guest must say here. */
export function GuestForm({ email: known }: { readonly email: string | undefined }) {
  const t = useLabels();
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  return (
    <Form
      submit={t('checkout_to_shipping')}
      check={({ email = '' }) => {
        const fault = emailFault(email);
        return fault ? { email: fault } : {};
      }}
      send={({ email }) => shopClient().call('prepareOrder', { body: { email } })}
      onDone={() => navigate(pathTo('/checkout/shipping'))}
    >
      <Field
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

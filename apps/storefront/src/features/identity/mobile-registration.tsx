import type { ConsentText } from '@vitrine/contracts';
import { useNavigate } from 'react-router';
import { enterBy } from '../../shared/account/enter-account.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { ConsentBoxes } from '../../shared/consents/consent-boxes.tsx';
import { enteredConsents } from '../../shared/consents/said-consents.ts';
import { Form } from '../../shared/forms/form.tsx';
import { NameFields } from '../../shared/forms/name-fields.tsx';
import { localizedPath } from '../../shared/navigation/page-path.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { CodeField } from '../../shared/account/code-field.tsx';
import { IdentityPage } from './identity-page.tsx';
import styles from './identity-page.module.css';
import { NewPasswordField, newPasswordFaults } from './new-password-field.tsx';

interface MobileRegistrationProps {
  readonly phone: string;
  /** How long the code is good. */
  readonly seconds: number;
  readonly asked: readonly ConsentText[];
  /** [R6.018] The path of the page that waits for the account. */
  readonly goesTo?: string | undefined;
  /** Back to the number. */
  readonly onClose: () => void;
}

/** [R2.036] The code of the text message, and who it is: the account begins at once, with the number as its login. */
export function MobileRegistration({ phone, seconds, asked, goesTo, onClose }: MobileRegistrationProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const navigate = useNavigate();
  const minutes = new Intl.NumberFormat(locale.bcp47, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return (
    <IdentityPage
      takesFocus
      title={t('identity_register_title')}
      text={t('identity_register_texted', {
        phone: `\u2066${phone}\u2069`,
        minutes: minutes.format(seconds / 60),
      })}
    >
      <Form
        submit={t('identity_register_submit')}
        check={({ password = '' }) => newPasswordFaults(password)}
        send={({ otp = '', password = '', firstName = '', lastName = '', ...entered }) => {
          const consents = asked.length > 0 && { consents: enteredConsents(entered, asked) };
          const body = { mobileNumber: phone, otp, password, firstName, lastName, ...consents };
          return enterBy(shopClient().call('registerByMobile', { body }));
        }}
        onDone={() => navigate(goesTo ?? localizedPath('/mylv/overview', locale), { replace: true })}
      >
        <CodeField name="otp" label={t('identity_code')} />
        <div className={styles['names']}>
          <NameFields first={t('identity_first_name')} last={t('identity_last_name')} />
        </div>
        <NewPasswordField label={t('sign_in_password')} />
        {asked.length > 0 && <ConsentBoxes texts={asked} />}
      </Form>
      <Button look="outline" onClick={onClose}>
        {t('identity_mobile_again')}
      </Button>
    </IdentityPage>
  );
}

import type { ConsentText } from '@vitrine/contracts';
import { useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { ConsentBoxes } from '../../shared/consents/consent-boxes.tsx';
import { enteredConsents } from '../../shared/consents/said-consents.ts';
import { Form } from '../../shared/forms/form.tsx';
import { NameFields } from '../../shared/forms/name-fields.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { useFeature } from '../../shared/page/features.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { EmailField } from './email-field.tsx';
import { Beside, IdentityPage } from './identity-page.tsx';
import styles from './identity-page.module.css';
import { LookAtMail } from './look-at-mail.tsx';
import { type ContactWay, WayField } from './way-field.tsx';
import { NewPasswordField, newPasswordFaults } from './new-password-field.tsx';

const AskForCode = lazyPart(async () => (await import('./reset-by-text.tsx')).AskForCode);
const MobileRegistration = lazyPart(
  async () => (await import('./mobile-registration.tsx')).MobileRegistration,
);

interface RegistrationPageProps {
  readonly asked: readonly ConsentText[];
  /** [R6.018] The path of the page that waits for the account. */
  readonly goesTo?: string | undefined;
}

/** [R2.036] An account is asked for; the mail says what became of it. */
export function RegistrationPage({ asked, goesTo }: RegistrationPageProps) {
  const { labels } = usePage();
  const { t } = labels;
  const hasTexts = useFeature('textMessages');
  const [way, setWay] = useState<ContactWay>('email');
  const [mailed, setMailed] = useState<{ readonly to: string; readonly isCertain: boolean }>();
  const [texted, setTexted] = useState<{ readonly phone: string; readonly seconds: number }>();
  if (texted !== undefined)
    return <MobileRegistration {...{ asked, goesTo }} {...texted} onClose={() => setTexted(undefined)} />;
  if (mailed !== undefined)
    return <LookAtMail email={mailed.to} isCertain={mailed.isCertain} onAgain={() => setMailed(undefined)} />;
  return (
    <IdentityPage title={t('identity_register_title')} text={t('identity_register_text')}>
      {hasTexts && <WayField legend={t('identity_register_way')} way={way} onChange={setWay} />}
      {way === 'email' ? (
        <ByEmail {...{ asked, goesTo }} onMailed={(to) => setMailed({ to, isCertain: true })} />
      ) : (
        <AskForCode aim="registration" onSent={setTexted} onClose={() => setWay('email')} />
      )}
      <p className={styles['text']}>
        <Link to="/terms-of-sale">{t('identity_terms')}</Link>
        {' · '}
        <Link to="/privacy-policy">{t('identity_privacy')}</Link>
      </p>
      <Beside title={t('identity_have_account')}>
        <Link to={goesTo ?? '/mylv/overview'} className={buttonClass('outline')}>
          {t('sign_in_title')}
        </Link>
      </Beside>
      <Beside title={t('identity_matching_title')}>
        <p className={styles['text']}>{t('identity_matching_text')}</p>
        <Form
          submit={t('identity_matching_submit')}
          look="outline"
          send={({ login = '' }) => shopClient().call('matchAccount', { body: { login } })}
          onDone={(_answer, { login = '' }) => setMailed({ to: login, isCertain: false })}
        >
          <EmailField name="login" />
        </Form>
      </Beside>
    </IdentityPage>
  );
}

interface ByEmailProps extends RegistrationPageProps {
  readonly onMailed: (to: string) => void;
}

function ByEmail({ asked, goesTo, onMailed }: ByEmailProps) {
  const t = useLabels();
  return (
    <Form
      submit={t('identity_register_submit')}
      check={({ password = '', email }) => newPasswordFaults(password, email)}
      send={async ({ email = '', password = '', firstName = '', lastName = '', ...entered }) => {
        // The link is known as this browser's by its session; a new visitor gets one by this call.
        await shopClient().call('getUserContext');
        const consents = asked.length > 0 && { consents: enteredConsents(entered, asked) };
        return shopClient().call('register', {
          body: {
            email,
            password,
            firstName,
            lastName,
            ...consents,
            ...(goesTo !== undefined && { redirect_url: goesTo }),
          },
        });
      }}
      onDone={(_answer, { email = '' }) => onMailed(email)}
    >
      <div className={styles['names']}>
        <NameFields first={t('identity_first_name')} last={t('identity_last_name')} />
      </div>
      <EmailField />
      <NewPasswordField label={t('sign_in_password')} />
      {asked.length > 0 && <ConsentBoxes texts={asked} />}
    </Form>
  );
}

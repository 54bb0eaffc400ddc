import { useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { localizedPath, withGoal } from '../../shared/navigation/page-path.ts';
import { useFeature } from '../../shared/page/features.ts';
import { usePage } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { EmailField } from './email-field.tsx';
import { IdentityPage } from './identity-page.tsx';
import { LookAtMail } from './look-at-mail.tsx';
import { NewPasswordField, newPasswordFaults } from './new-password-field.tsx';
import { WayField } from './way-field.tsx';
import { AskForCode, TypeOtp } from './reset-by-text.tsx';

/** What the visitor may do here. */
export type ResetWay =
  | { readonly way: 'link'; readonly token: string; readonly email: string }
  | { readonly way: 'signed-in' }
  | { readonly way: 'ask'; readonly isLinkGone: boolean };

interface ResetPasswordPageProps {
  readonly reset: ResetWay;
  /** [R6.018] The path of the page that waits for the account. */
  readonly goesTo?: string | undefined;
}

/** [R2.055] A new password: by a mail's link, by the present one, or by asking for a mail. */
export function ResetPasswordPage({ reset, goesTo }: ResetPasswordPageProps) {
  const [isSet, setDone] = useState(false);
  if (isSet) return <PasswordIsSet isSignedIn={reset.way === 'signed-in'} goesTo={goesTo} />;
  switch (reset.way) {
    case 'link':
      return <ByLink {...reset} onDone={() => setDone(true)} />;
    case 'signed-in':
      return <ByCurrent onDone={() => setDone(true)} />;
    case 'ask':
      return <AskForLink isLinkGone={reset.isLinkGone} goesTo={goesTo} />;
  }
}

interface SettingProps {
  readonly onDone: () => void;
}

function ByLink({ token, email, onDone }: SettingProps & { readonly token: string; readonly email: string }) {
  const { t } = usePage().labels;
  return (
    <IdentityPage title={t('identity_reset_title')} text={t('identity_reset_ends')}>
      <Form
        submit={t('identity_reset_save')}
        check={({ password = '' }) => newPasswordFaults(password, email)}
        send={({ password = '' }) => shopClient().call('setPassword', { body: { token, password } })}
        onDone={onDone}
      >
        <EmailField value={email} isFixed />
        <NewPasswordField label={t('identity_new_password')} />
      </Form>
    </IdentityPage>
  );
}

function ByCurrent({ onDone }: SettingProps) {
  const { t } = usePage().labels;
  return (
    <IdentityPage title={t('identity_reset_title')} text={t('identity_reset_ends_others')}>
      <Form
        submit={t('identity_reset_save')}
        check={({ password = '' }) => newPasswordFaults(password)}
        send={async ({ currentPassword = '', password = '' }) => {
          // Renews a session whose token ran out meanwhile: a 401 of the change speaks of the password alone.
          const context = await shopClient().call('getUserContext');
          if (!context.ok) return context;
          return shopClient().call('setPassword', { body: { currentPassword, password } });
        }}
        onDone={onDone}
      >
        <Field
          label={t('identity_current_password')}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
        />
        <NewPasswordField label={t('identity_new_password')} />
      </Form>
      <Link to="/mylv/overview" className={buttonClass('outline')}>
        {t('identity_back_to_account')}
      </Link>
    </IdentityPage>
  );
}

interface AskForLinkProps extends Pick<ResetPasswordPageProps, 'goesTo'> {
  readonly isLinkGone: boolean;
}

/** [R7.017, R7.016] By mail or by text message; the answer is the same for everybody. */
function AskForLink({ isLinkGone, goesTo }: AskForLinkProps) {
  const { locale, labels } = usePage();
  const { t } = labels;
  const hasTexts = useFeature('textMessages');
  const [way, setWay] = useState<'email' | 'phone'>('email');
  const [mailedTo, setMailedTo] = useState<string>();
  /** Of the page that the link leads to. */
  const url = localizedPath(withGoal('/mylv/reset-password', goesTo), locale);
  const [texted, setTexted] = useState<{ readonly phone: string; readonly seconds: number }>();
  if (texted !== undefined) return <TypeOtp {...texted} url={url} onAgain={() => setTexted(undefined)} />;
  if (mailedTo !== undefined) return <LookAtMail email={mailedTo} onAgain={() => setMailedTo(undefined)} />;
  return (
    <IdentityPage
      title={t(isLinkGone ? 'identity_link_gone_title' : 'identity_forgotten_title')}
      text={t(isLinkGone ? 'identity_link_gone_text' : 'identity_forgotten_text')}
    >
      {hasTexts && <WayField legend={t('identity_reset_way')} way={way} onChange={setWay} />}
      {way === 'email' ? (
        <Form
          submit={t('identity_forgotten_submit')}
          send={({ email = '' }) =>
            shopClient().call('resetPassword', {
              body: { email, url },
            })
          }
          onDone={(_answer, { email = '' }) => setMailedTo(email)}
        >
          <EmailField />
        </Form>
      ) : (
        <AskForCode aim="reset" onSent={setTexted} onClose={() => setWay('email')} />
      )}
      <Link to={goesTo ?? '/mylv/overview'} className={buttonClass('outline')}>
        {t('sign_in_title')}
      </Link>
    </IdentityPage>
  );
}

function PasswordIsSet({
  isSignedIn,
  goesTo,
}: Pick<ResetPasswordPageProps, 'goesTo'> & { readonly isSignedIn: boolean }) {
  const { t } = usePage().labels;
  return (
    <IdentityPage
      takesFocus
      title={t('identity_reset_done_title')}
      text={t(isSignedIn ? 'identity_reset_done_here' : 'identity_reset_done_text')}
    >
      <Link to={goesTo ?? '/mylv/overview'} className={buttonClass('solid')}>
        {t(isSignedIn ? 'identity_back_to_account' : 'sign_in_title')}
      </Link>
    </IdentityPage>
  );
}

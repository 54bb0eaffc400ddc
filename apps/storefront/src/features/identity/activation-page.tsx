import type { AccountLinkBody } from '@vitrine/contracts';
import { useNavigate } from 'react-router';
import { Form } from '../../shared/forms/form.tsx';
import { localizedPath } from '../../shared/navigation/page-path.ts';
import { usePage } from '../../shared/page/page.tsx';
import { activateAccount } from '../../shared/account/enter-account.ts';
import { EmailField } from './email-field.tsx';
import { IdentityPage } from './identity-page.tsx';
import { NewPasswordField, newPasswordFaults } from './new-password-field.tsx';

interface ActivationPageProps {
  readonly link: AccountLinkBody;
  readonly token: string;
  /** [R6.018] The path of the page that waits for the account. */
  readonly goesTo?: string | undefined;
}

/**
 * [R2.036, R7.022, R7.023] Nothing is confirmed before its reader presses: programs that look through mails open links.
 * Opened elsewhere than it was asked for, it asks for the password.
 */
export function ActivationPage({ link, token: accessToken, goesTo }: ActivationPageProps) {
  const { locale, labels } = usePage();
  const { t } = labels;
  const navigate = useNavigate();
  const { firstName, email, asksPassword } = link;
  return (
    <IdentityPage
      title={
        firstName === undefined
          ? t('identity_confirm_title')
          : t('identity_confirm_title_name', { name: firstName })
      }
      text={t(asksPassword ? 'identity_confirm_password' : 'identity_confirm_text')}
    >
      <Form
        submit={t('identity_confirm_submit')}
        check={({ password = '' }) => (asksPassword ? newPasswordFaults(password, email) : {})}
        send={({ password }) => activateAccount({ accessToken, ...(password && { password }) })}
        // The link is used: going back does not show it.
        onDone={() => navigate(goesTo ?? localizedPath('/mylv/overview', locale), { replace: true })}
      >
        <EmailField value={email} isFixed />
        {asksPassword && <NewPasswordField label={t('sign_in_password')} />}
      </Form>
    </IdentityPage>
  );
}

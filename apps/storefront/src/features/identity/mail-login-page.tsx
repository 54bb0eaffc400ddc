import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { IdentityPage } from './identity-page.tsx';
import styles from './identity-page.module.css';

interface MailLoginPageProps {
  readonly email: string;
  /** The address of the call that signs in and leads on. */
  readonly action: string;
  readonly goesTo: string;
  readonly token: string;
}

/**
 * [R2.037, R7.153] Nothing happens before its reader presses: programs that look through mails open links. A form, so that
 * the browser itself follows to the page that the sign-in leads to.
 */
export function MailLoginPage({ email, action, goesTo, token }: MailLoginPageProps) {
  const { t } = usePage().labels;
  const isHydrated = useIsHydrated();
  return (
    <IdentityPage
      title={t('identity_welcome_back')}
      text={t('identity_mail_login_press', { email: `\u2068${email}\u2069` })}
    >
      <form method="get" action={action}>
        <input type="hidden" name="redirect_url" value={goesTo} />
        <input type="hidden" name="mail_token" value={token} />
        <Button type="submit" disabled={!isHydrated}>
          {t('sign_in_submit')}
        </Button>
      </form>
      <p className={styles['note']}>{t('identity_mail_login_note')}</p>
    </IdentityPage>
  );
}

import { useLabels } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { IdentityPage } from './identity-page.tsx';
import styles from './identity-page.module.css';

interface LookAtMailProps {
  readonly email: string;
  /** A registration is answered by a mail whether the address has an account or not; everything else only where it has. */
  readonly isCertain?: boolean;
  readonly onAgain: () => void;
}

/** The same for everybody who asked, whether there is an account or not: only the mail tells. */
export function LookAtMail({ email, isCertain = false, onAgain }: LookAtMailProps) {
  const t = useLabels();
  return (
    <IdentityPage
      takesFocus
      title={t('identity_mail_title')}
      text={t(isCertain ? 'identity_mail_text' : 'identity_mail_if', { email: `\u2068${email}\u2069` })}
    >
      <p className={styles['note']}>{t('identity_mail_note')}</p>
      <Button look="outline" onClick={onAgain}>
        {t('identity_mail_again')}
      </Button>
    </IdentityPage>
  );
}

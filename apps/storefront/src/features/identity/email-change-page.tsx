import { useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { EmailField } from './email-field.tsx';
import { IdentityPage } from './identity-page.tsx';

interface EmailChangePageProps {
  readonly email: string;
  readonly token: string;
}

/** [R7.021] Nothing changes before its reader presses: programs that look through mails open links. */
export function EmailChangePage({ email, token }: EmailChangePageProps) {
  const t = useLabels();
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <IdentityPage
        takesFocus
        title={t('identity_email_done_title')}
        text={t('identity_email_done_text', { email: `\u2068${email}\u2069` })}
      >
        <Link to="/mylv/profile" className={buttonClass('solid')}>
          {t('identity_back_to_account')}
        </Link>
      </IdentityPage>
    );
  return (
    <IdentityPage title={t('identity_email_title')} text={t('identity_email_text')}>
      <Form
        submit={t('identity_email_submit')}
        send={() => shopClient().call('confirmEmail', { body: { token } })}
        onDone={() => setDone(true)}
      >
        <EmailField value={email} isFixed />
      </Form>
    </IdentityPage>
  );
}

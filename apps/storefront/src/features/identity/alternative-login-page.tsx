import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { withGoal } from '../../shared/navigation/page-path.ts';
import { usePage } from '../../shared/page/page.tsx';
import { signInByCode } from '../../shared/account/enter-account.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { CodeField } from '../../shared/account/code-field.tsx';
import { EmailField } from './email-field.tsx';
import { Beside, IdentityPage } from './identity-page.tsx';
import styles from './identity-page.module.css';

/** `goesTo`: the path of the page that follows. */
export function AlternativeLoginPage({ goesTo }: { readonly goesTo: string }) {
  const { labels } = usePage();
  const { t } = labels;
  const [mailedTo, setMailedTo] = useState<string>();
  if (mailedTo !== undefined)
    return <TypeCode email={mailedTo} goesTo={goesTo} onAgain={() => setMailedTo(undefined)} />;
  return (
    <IdentityPage title={t('identity_mail_login_title')} text={t('identity_mail_login_text')}>
      <Form
        submit={t('identity_mail_login_submit')}
        send={({ login = '' }) =>
          shopClient().call('requestMailLogin', { body: { login, redirect_url: goesTo } })
        }
        onDone={(_answer, { login = '' }) => setMailedTo(login)}
      >
        <EmailField name="login" />
      </Form>
      <Beside title={t('identity_no_account')}>
        <Link to={withGoal('/registration', goesTo)} className={buttonClass('outline')}>
          {t('sign_in_register')}
        </Link>
      </Beside>
    </IdentityPage>
  );
}

interface TypeCodeProps {
  readonly email: string;
  readonly goesTo: string;
  readonly onAgain: () => void;
}

/** [R7.157] The code of the mail, which is the same step for who has an account and who has none. */
function TypeCode({ email, goesTo, onAgain }: TypeCodeProps) {
  const { labels } = usePage();
  const { t } = labels;
  const navigate = useNavigate();
  return (
    <IdentityPage
      takesFocus
      title={t('identity_code_title')}
      text={t('identity_mail_if', { email: `\u2068${email}\u2069` })}
    >
      <Form
        submit={t('sign_in_submit')}
        send={({ code = '' }) => signInByCode(email, code)}
        onDone={() => navigate(goesTo, { replace: true })}
      >
        <CodeField name="code" label={t('identity_code')} />
      </Form>
      <p className={styles['note']}>{t('identity_mail_note')}</p>
      <Button look="outline" onClick={onAgain}>
        {t('identity_mail_again')}
      </Button>
    </IdentityPage>
  );
}

import { fullName } from '@vitrine/domain';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../../shared/api/failure-text.ts';
import { usePage } from '../../shared/page/page.tsx';
import { signIn, signOut } from '../../shared/session/account-actions.ts';
import { isSignedIn, shopper } from '../../shared/session/shopper.ts';
import { useStore } from '../../shared/session/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import styles from './sign-in-panel.module.css';

export interface SignInPanelProps {
  /** [R6.018] The path of the page that waits for the sign-in. */
  readonly goesTo?: string;
  readonly onClose: () => void;
}

/** Sign-in by password, or the way out for who is signed in, by name where it could be read [R8.047]. */
export function SignInPanel({ goesTo, onClose }: SignInPanelProps) {
  const { locale, labels } = usePage();
  const { t } = labels;
  const user = useStore(shopper, (state) => state.user);
  const isCustomer = useStore(shopper, isSignedIn);
  const navigate = useNavigate();
  const goOn = () => {
    if (goesTo === undefined) return;
    onClose();
    void navigate(goesTo);
  };
  return (
    <Dialog title={t(isCustomer ? 'account_title' : 'sign_in_title')} onClose={onClose}>
      {isCustomer ? (
        <>
          <p>
            {user === undefined
              ? t('account_signed_in')
              : t('account_signed_in_as', { name: fullName(user, locale.country) })}
          </p>
          <Button look="outline" onClick={() => void signOut()}>
            {t('account_sign_out')}
          </Button>
        </>
      ) : (
        <SignInForm onSignedIn={goOn} />
      )}
    </Dialog>
  );
}

function SignInForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { labels } = usePage();
  const { t } = labels;
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setMessage(undefined);
    const result = await signIn({ login: textOf(form, 'login'), password: textOf(form, 'password') });
    setIsBusy(false);
    if (result.ok) onSignedIn();
    else setMessage(failureText(result.failure, labels));
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <p className={styles['intro']}>{t('sign_in_intro')}</p>
      <Field label={t('sign_in_login')} name="login" type="email" autoComplete="username" required />
      <Field
        label={t('sign_in_password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <p role="alert" className={styles['message']}>
        {message}
      </p>
      <Button type="submit" disabled={isBusy}>
        {t(isBusy ? 'please_wait' : 'sign_in_submit')}
      </Button>
    </form>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

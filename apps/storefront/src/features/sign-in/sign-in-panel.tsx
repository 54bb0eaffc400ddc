import { fullName } from '@vitrine/domain';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { SignInForm } from '../../shared/account/sign-in-form.tsx';
import { SignInWays } from '../../shared/account/sign-in-ways.tsx';
import { failureText } from '../../shared/api/failure-text.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { loadLabels } from '../../shared/i18n/load-labels.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { signOut } from '../../shared/account/enter-account.ts';
import { isSignedIn, shopper } from '../../shared/session/shopper.ts';
import { useStore } from '../../shared/session/store.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import styles from './sign-in-panel.module.css';

await loadLabels('account');

export interface SignInPanelProps {
  /** [R6.018] The path of the page that waits for the sign-in. */
  readonly goesTo?: string;
  readonly onClose: () => void;
}

/**
 * Sign-in by password. For a customer who is signed in: their name, where it could be read, and the way out [R8.047].
 */
export function SignInPanel({ goesTo, onClose }: SignInPanelProps) {
  const { locale, labels } = usePage();
  const { t } = labels;
  const user = useStore(shopper, (state) => state.user);
  const isCustomer = useStore(shopper, isSignedIn);
  const navigate = useNavigate();
  const form = useRef<HTMLDivElement>(null);
  // The dialog is open by then, and has given the focus to its way out.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
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
          <Link to="/mylv/orders" className={buttonClass('outline')} onClick={onClose}>
            {t('account_orders')}
          </Link>
          <SignOut />
        </>
      ) : (
        <>
          <p className={styles['intro']}>{t('sign_in_intro')}</p>
          <div ref={form}>
            <SignInForm onSignedIn={goOn} />
          </div>
          <SignInWays onLeave={onClose} {...(goesTo && { goesTo })} />
        </>
      )}
    </Dialog>
  );
}

/** Until the session has ended, the shopper is not told that it has. */
function SignOut() {
  const { labels } = usePage();
  const { run, isBusy, failure } = useMutation(signOut);
  return (
    <>
      <p role="alert" className={styles['refusal']}>
        {failure && failureText(failure, labels)}
      </p>
      <Button look="outline" disabled={isBusy} onClick={() => void run()}>
        {labels.t(isBusy ? 'please_wait' : 'account_sign_out')}
      </Button>
    </>
  );
}

import { failureText } from '../api/failure-text.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { usePage } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import { signInByPasskey, useHasPasskeys } from './passkeys.ts';
import styles from './sign-in-ways.module.css';

/** [R7.181] The way in by a key of this device, in browsers that have them. */
export function PasskeySignIn({ onSignedIn }: { readonly onSignedIn: () => unknown }) {
  const { labels } = usePage();
  const hasPasskeys = useHasPasskeys();
  const { run, isBusy, failure } = useMutation(signInByPasskey);
  if (!hasPasskeys) return undefined;
  const press = async () => {
    if ((await run())?.ok === true) await onSignedIn();
  };
  return (
    <div className={styles['passkey']}>
      <Button look="outline" disabled={isBusy} onClick={() => void press()}>
        {labels.t('sign_in_by_passkey')}
      </Button>
      <p role="alert" className={styles['fault']}>
        {failure && failureText(failure, labels)}
      </p>
    </div>
  );
}

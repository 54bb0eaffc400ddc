import { useEffect, useRef } from 'react';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import styles from '../notice-page.module.css';

interface ChallengePageProps {
  /** The page of the bank, and what it is asked with. */
  readonly acsUrl: string;
  readonly payload: string;
}

/**
 * [R2.043] On the way to the bank: leads there at once, and by a button after that, so that the browser's way back is not
 * a trap. The bank's page stands at the top, not in a frame, where its address can be seen.
 */
export function ChallengePage({ acsUrl, payload }: ChallengePageProps) {
  const t = useLabels();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (wasSent(payload)) return;
    markSent(payload);
    form.current?.submit();
  }, [payload]);

  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('checkout_challenge_title')}</h1>
      <p className={styles['text']}>{t('checkout_challenge_text')}</p>
      <form ref={form} method="post" action={acsUrl} className={styles['actions']}>
        <input type="hidden" name="payload" value={payload} />
        <Button type="submit">{t('checkout_challenge_continue')}</Button>
      </form>
      <Link to="/checkout/confirmation" className={buttonClass('text')}>
        {t('checkout_challenge_give_up')}
      </Link>
    </div>
  );
}

const KEY = 'checkout.challenge-sent';

/** Whether this tab has been led to the bank with this challenge already. */
function wasSent(payload: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === payload;
  } catch {
    return false;
  }
}

/** Remembers that it has; where nothing can be stored, the way back leads to the bank once more. */
function markSent(payload: string): void {
  try {
    sessionStorage.setItem(KEY, payload);
  } catch {
    // See above.
  }
}

import { useEffect, useState } from 'react';
import { useHasPasskeys } from '../../../shared/account/passkeys.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import styles from './overview-page.module.css';

const KEY = 'vitrine-passkey-offer';

/** [R7.181] Offers a passkey to who has none, until they have said what they think of it in this browser. */
export function PasskeyOffer() {
  const t = useLabels();
  const hasPasskeys = useHasPasskeys();
  const isOwn = useStore(shopper, ({ context }) => context?.agentIsLogged === false);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (!hasPasskeys || !isOwn || localStorage.getItem(KEY) !== null) return undefined;
    let isCurrent = true;
    const look = async () => {
      const answer = await shopClient().call('getPasskeys');
      if (isCurrent && answer.ok) setOffered(answer.value.passkeys.length === 0);
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [hasPasskeys, isOwn]);
  if (!isOffered) return undefined;
  const close = () => {
    localStorage.setItem(KEY, 'answered');
    setOffered(false);
  };
  return (
    <section className={styles['passkey']}>
      <h2 className={styles['heading']}>{t('mylv_passkey_offer')}</h2>
      <p className={styles['soft']}>{t('mylv_passkeys_text')}</p>
      <div className={styles['choices']}>
        <Link to="/mylv/security" className={buttonClass('outline')} onClick={close}>
          {t('mylv_passkey_add')}
        </Link>
        <Button look="text" onClick={close}>
          {t('mylv_passkey_later')}
        </Button>
      </div>
    </section>
  );
}

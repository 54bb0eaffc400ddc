import type { CallResult } from '../../shared/api/call-failure.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { localizedPath } from '../../shared/navigation/page-path.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { CopiedLink } from '../../shared/ui/copied-link.tsx';
import { loadWishlist } from '../../shared/session/load-wishlist.ts';
import styles from './share-section.module.css';

/** [R2.057] The owner makes the link under which others read the list, sees it again, and withdraws it. */
export function ShareSection({ token }: { readonly token: string | undefined }) {
  const { labels } = usePage();
  const { t } = labels;
  const { run, isBusy, failure } = useMutation(changeSharing);
  return (
    <section className={styles['share']} aria-label={t('wishlist_share')}>
      {token === undefined ? (
        <Button look="text" disabled={isBusy} onClick={() => void run('shareWishlist')}>
          {t('wishlist_share')}
        </Button>
      ) : (
        <SharedLink token={token} isBusy={isBusy} onWithdraw={() => void run('withdrawWishlist')} />
      )}
      <p role="alert" className={styles['message']}>
        {failure && failureText(failure, labels)}
      </p>
    </section>
  );
}

/** The list says whether there is a link: it is read again. */
async function changeSharing(name: 'shareWishlist' | 'withdrawWishlist'): Promise<CallResult<unknown>> {
  const result = await shopClient().call(name);
  if (result.ok) await loadWishlist();
  return result;
}

interface SharedLinkProps {
  readonly token: string;
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
}

function SharedLink({ token, isBusy, onWithdraw }: SharedLinkProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const path = `${localizedPath('/mylv/wishlist/shared', locale)}?token=${token}`;
  return (
    <div className={styles['link']}>
      <p className={styles['text']}>{t('wishlist_share_text')}</p>
      <CopiedLink
        path={path}
        label={t('wishlist_share_link')}
        copy={t('wishlist_copy')}
        copied={t('wishlist_copied')}
      >
        <Button look="text" disabled={isBusy} onClick={onWithdraw}>
          {t('wishlist_withdraw')}
        </Button>
      </CopiedLink>
    </div>
  );
}

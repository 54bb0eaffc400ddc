import { useEffect, useState } from 'react';
import type { CallFailure } from '../../shared/api/call-failure.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { useNewPage } from '../../shared/navigation/use-new-page.ts';
import { usePage } from '../../shared/page/page.tsx';
import { shopper } from '../../shared/session/shopper.ts';
import { useStore } from '../../shared/session/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { loadWishlist } from '../../shared/session/load-wishlist.ts';
import { WishList } from './wish-list.tsx';

interface WishlistPanelProps {
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}

/** [R7.184] A guest's wishlist, and the sign-in that keeps it. */
export function WishlistPanel({ onSignIn, onClose }: WishlistPanelProps) {
  const { labels } = usePage();
  const { t } = labels;
  const list = useStore(shopper, ({ wishlist }) => wishlist?.wishlist);
  const [failure, setFailure] = useState<CallFailure>();
  useNewPage(onClose);
  useEffect(() => {
    void loadWishlist().then((result) => setFailure(result.ok ? undefined : result.failure));
  }, []);
  return (
    <Dialog title={t('wishlist_title')} onClose={onClose}>
      {list === undefined ? (
        <output>{failure === undefined ? t('wishlist_opening') : failureText(failure, labels)}</output>
      ) : (
        <>
          <p>{t('wishlist_guest')}</p>
          <Button look="outline" onClick={onSignIn}>
            {t('header_sign_in')}
          </Button>
          <WishList list={list} place="panel" />
        </>
      )}
    </Dialog>
  );
}

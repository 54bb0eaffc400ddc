import type { MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '../navigation/link.tsx';
import { useNewPage } from '../navigation/use-new-page.ts';
import { useLabels } from '../page/page.tsx';
import { openBeside } from '../session/open-beside.ts';
import { shopper } from '../session/shopper.ts';
import { useStore } from '../session/store.ts';
import { Button } from '../ui/button.tsx';
import { useEscape } from '../ui/use-escape.ts';
import type { WishOutcome } from './wish.ts';
import styles from './wish-notice.module.css';

interface WishNoticeProps {
  readonly outcome: WishOutcome;
  readonly onClose: () => void;
}

/** [R8.011, R8.012] What came of a wish; stays until it is dismissed, and gives way to what is said of the cart. */
export function WishNotice({ outcome, onClose }: WishNoticeProps) {
  const t = useLabels();
  const { added, already, errors } = outcome;
  const isCartSpoken = useStore(shopper, ({ notice }) => notice !== undefined);
  useNewPage(onClose);
  useEscape(true, onClose);
  const view = (event: MouseEvent) => {
    openBeside(event);
    onClose();
  };
  if (isCartSpoken) return undefined;
  return createPortal(
    <output className={styles['notice']}>
      {added.length > 0 && <Line title={t('global_added_to_wishlist')} names={added} />}
      {already.length > 0 && <Line title={t('global_product_already_in_wishlist')} names={already} />}
      {errors.map((error) => (
        <span key={error} className={styles['error']}>
          {error}
        </span>
      ))}
      <span className={styles['actions']}>
        {errors.length === 0 && (
          <Link to="/mylv/wishlist" className={styles['link']} onClick={view}>
            {t('wishlist_view')}
          </Link>
        )}
        <Button look="text" onClick={onClose}>
          {t('dialog_close')}
        </Button>
      </span>
    </output>,
    document.body,
  );
}

function Line({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <>
      <span className={styles['title']}>{title}</span>
      <span className={styles['names']}>{names.join(', ')}</span>
    </>
  );
}

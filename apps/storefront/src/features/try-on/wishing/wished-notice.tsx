import { useLabels } from '../../../shared/page/page.tsx';
import type { WishOutcome } from '../../../shared/wishlist/wish.ts';
import styles from './add-to-wishlist.module.css';

/** [R4.025, R8.011, R8.012] What is on the list now, what was there before, and what is not. */
export function WishedNotice({ outcome: { added, already, errors } }: { readonly outcome: WishOutcome }) {
  const t = useLabels();
  return (
    <>
      {added.length > 0 && (
        <span className={styles['notice']}>
          {t('global_added_to_wishlist')} <b>{added.join(', ')}</b>
        </span>
      )}
      {already.length > 0 && (
        <span className={styles['notice']}>
          {t('global_product_already_in_wishlist')} <b>{already.join(', ')}</b>
        </span>
      )}
      {errors.map((error) => (
        <span key={error} className={styles['failure']}>
          {error}
        </span>
      ))}
    </>
  );
}

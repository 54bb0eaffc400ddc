import { entryTexts, failureTexts } from '../../shared/api/failure-text.ts';
import type { Labels } from '../../shared/i18n/labels.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useNewPage } from '../../shared/navigation/use-new-page.ts';
import { usePage } from '../../shared/page/page.tsx';
import { dismissNotice } from '../../shared/session/cart-actions.ts';
import { type CartNotice, shopper } from '../../shared/session/shopper.ts';
import { useStore } from '../../shared/session/store.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { useEscape } from '../../shared/ui/use-escape.ts';
import styles from './cart-notification.module.css';
import { PendingOrder } from './lazy-pending-order.ts';

/** [R8.007–R8.010] What came of an add to the cart; stays until it is dismissed or another page is opened. */
export function CartNotification() {
  const notice = useStore(shopper, (state) => state.notice);
  useNewPage(dismissNotice);
  useEscape(notice !== undefined, dismissNotice);
  return <output className={styles['place']}>{notice && <Note notice={notice} />}</output>;
}

function Note({ notice }: { readonly notice: CartNotice }) {
  const { labels } = usePage();
  const { added } = notice;
  const hasAdded = added.length > 0;
  return (
    <span className={styles['note']}>
      {hasAdded && <span className={styles['title']}>{labels.t('global_added_to_cart')}</span>}
      {added.map((name) => (
        <span key={name} className={styles['name']}>
          {name}
        </span>
      ))}
      {isPending(notice) ? (
        <PendingOrder onClose={dismissNotice} />
      ) : (
        errorsOf(notice, labels).map((error) => (
          <span key={error} className={styles['error']}>
            {error}
          </span>
        ))
      )}
      <span className={styles['actions']}>
        {hasAdded && (
          <Link to="/cart" className={buttonClass('solid')}>
            {labels.t('notification_view_bag')}
          </Link>
        )}
        <Button look="text" onClick={dismissNotice}>
          {labels.t(hasAdded ? 'notification_continue' : 'dialog_close')}
        </Button>
      </span>
    </span>
  );
}

/** [R8.006] An earlier order is being paid. */
const isPending = ({ failure }: CartNotice): boolean => failure?.errorCode === 'PENDING_PAYMENT_ORDER';

const errorsOf = ({ failure, errors, names }: CartNotice, labels: Labels): readonly string[] =>
  failure ? failureTexts(failure, labels, names) : entryTexts(errors, labels, names);

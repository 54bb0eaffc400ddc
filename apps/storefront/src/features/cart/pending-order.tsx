import { useState } from 'react';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { loadLabels } from '../../shared/i18n/load-labels.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { loadCart } from '../../shared/session/cart-actions.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import styles from './pending-order.module.css';

// The import of this module waits for its labels too.
await loadLabels('refusals');

/** [R8.006] An earlier order is being paid: it is finished or cancelled before anything is added to the cart. */
export function PendingOrder() {
  const { labels } = usePage();
  const { t } = labels;
  const { run, isBusy, failure } = useMutation(cancelPendingOrder);
  const [isCancelled, setIsCancelled] = useState(false);
  const cancel = async () => setIsCancelled((await run())?.ok === true);
  if (isCancelled) return <span>{t('pending_cancelled')}</span>;
  return (
    <span className={styles['pending']}>
      <span className={styles['text']}>
        {failure ? failureText(failure, labels) : t('add_to_cart_payment_pending_error')}
      </span>
      <Link to="/checkout" className={buttonClass('solid')}>
        {t('pending_finish')}
      </Link>
      <Button look="outline" disabled={isBusy} onClick={() => void cancel()}>
        {t(isBusy ? 'please_wait' : 'pending_cancel')}
      </Button>
    </span>
  );
}

/** An order that was settled meanwhile needs no cancelling. */
async function cancelPendingOrder(): Promise<CallResult<unknown>> {
  const last = await shopClient().call('getLastOrder');
  if (!last.ok) return last;
  if (last.value.state !== 'pending_payment') return last;
  const cancelled = await shopClient().call('cancelOrder', {
    params: { id: last.value.orderId },
    body: { cancelOrder: true },
  });
  if (cancelled.ok) await loadCart();
  return cancelled;
}

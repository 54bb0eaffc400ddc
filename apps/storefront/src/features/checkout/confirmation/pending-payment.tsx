import type { OrderBody } from '@vitrine/contracts';
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import styles from '../notice-page.module.css';
import { askAboutPayment } from '../payment/ask-about-payment.ts';
import { pollPayment } from '../payment/poll-payment.ts';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';

/** [R4.033] The order is made and the bank has not answered yet: asks until it has, and offers the way out. */
export function PendingPayment({ order }: { readonly order: OrderBody }) {
  const { labels } = usePage();
  const { t } = labels;
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  const { revalidate } = useRevalidator();
  const { orderId } = order;
  const method = order.payments[0]?.method ?? 'creditCard';
  const {
    run: cancelOrder,
    isBusy,
    failure,
  } = useMutation(() =>
    shopClient().call('cancelOrder', { params: { id: orderId }, body: { cancelOrder: true } }),
  );
  const errorPath = pathTo('/checkout/error');

  useEffect(() => {
    const leaveFor = (reason: string) =>
      void navigate(`${errorPath}${errorPath.includes('?') ? '&' : '?'}${reason}`);
    const stop = pollPayment(
      {
        ask: (phase) =>
          askAboutPayment(phase, { orderId, method }, () => {
            stop();
            leaveFor('reason=payment-refused');
          }),
        nowMs: Date.now,
        setTimer: (run, afterMs) => window.setTimeout(run, afterMs),
        clearTimer: (timer) => window.clearTimeout(timer),
      },
      (end) => {
        if (end === 'done') void revalidate();
        else leaveFor(end === 'timeout' ? 'reason=timeout' : 'reason=general');
      },
    );
    return stop;
  }, [errorPath, method, navigate, orderId, revalidate]);

  const cancel = async () => {
    const cancelled = await cancelOrder();
    if (cancelled?.ok === true) await navigate(pathTo('/cart'));
  };

  return (
    <div className={styles['page']} aria-busy="true">
      <h1 className={styles['title']}>{t('checkout_pending_title')}</h1>
      <output className={styles['text']}>{t('checkout_pending_text')}</output>
      <p>
        {t('checkout_order_number')} <strong dir="ltr">{order.orderNumber}</strong>
      </p>
      <p role="alert">{failure && failureText(failure, labels)}</p>
      <div className={styles['actions']}>
        <Button look="outline" disabled={isBusy} onClick={() => void cancel()}>
          {t('checkout_cancel_order')}
        </Button>
      </div>
    </div>
  );
}

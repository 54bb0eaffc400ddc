import type { OrderBody } from '@vitrine/contracts';
import { isOpenPayment, type PaymentMethod, WALLET_METHODS } from '@vitrine/domain';
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import styles from '../notice-page.module.css';
import type { PaymentChoice } from '../loading/load-payment.ts';
import { askAboutPayment } from '../payment/ask-about-payment.ts';
import { RESUMED_MEANS } from '../payment/methods/resumed-means.ts';
import { pollPayment } from '../payment/poll-payment.ts';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';
import { useProviderResult } from './use-provider-result.ts';

export interface PendingPaymentProps {
  readonly order: OrderBody;
  /** Where a payment may lead the browser, beside the shop itself [R5.002]. */
  readonly providerOrigins: readonly string[];
  /** What the provider's page gave the browser on its way back. */
  readonly result: string | undefined;
  /** What WeChat gave its browser [R7.122]. */
  readonly code: string | undefined;
  /** The house's account, where the order waits for a transfer. */
  readonly transfer?: PaymentChoice['transfer'];
}

/** [R4.033] The order is made and not paid yet: asks until it is, and offers the ways on and out. */
export function PendingPayment({ order, providerOrigins, result, code, transfer }: PendingPaymentProps) {
  const { labels } = usePage();
  const { t } = labels;
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  const { orderId, orderNumber = '', payments } = order;
  const waiting = payments.filter(({ state }) => isOpenPayment(state));
  const { run, isBusy, failure } = useMutation(async () => {
    const answer = await shopClient().call('cancelOrder', {
      params: { id: orderId },
      body: { cancelOrder: true },
    });
    // Until the bag is shown another press sends nothing.
    if (answer.ok) await navigate(pathTo('/cart'));
    return answer;
  });
  const wallet = WALLET_METHODS.find((name) => waiting.some(({ method }) => method === name));
  useProviderResult(result, { orderId, method: wallet });
  usePolling({ orderId, method: waiting[0]?.method }, result === undefined && code === undefined);

  return (
    <div className={styles['page']} aria-busy="true">
      <h1 className={styles['title']}>{t('checkout_pending_title')}</h1>
      <output className={styles['text']}>{t('checkout_pending_text')}</output>
      <p>
        {t('checkout_order_number')} <strong dir="ltr">{orderNumber}</strong>
      </p>
      <p role="alert">{failure && failureText(failure, labels)}</p>
      <div className={styles['actions']}>
        {waiting.map(({ method, state, amount }) => {
          const Resume = RESUMED_MEANS[method];
          const about = { orderId, orderNumber, amount, state };
          return Resume && <Resume key={method} {...{ ...about, code, providerOrigins, transfer }} />;
        })}
        <Button look="outline" disabled={isBusy} onClick={() => void run()}>
          {t('checkout_cancel_order')}
        </Button>
      </div>
    </div>
  );
}

interface WaitingPayment {
  readonly orderId: string;
  /** Undefined where no payment of the order is open: there is nothing to ask about. */
  readonly method: PaymentMethod | undefined;
}

/** Asks about the payment until it has ended, and leads on to where that is said. */
function usePolling({ orderId, method }: WaitingPayment, isOn: boolean): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const errorPath = useCheckoutPath()('/checkout/error');

  useEffect(() => {
    if (!isOn || method === undefined) return undefined;
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
  }, [errorPath, isOn, method, navigate, orderId, revalidate]);
}

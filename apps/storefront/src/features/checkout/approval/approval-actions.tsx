import type { OrderDetailsBody } from '@vitrine/contracts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallResult } from '../../../shared/api/call-failure.ts';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { useIsHydrated } from '../../../shared/forms/use-is-hydrated.ts';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { loadCart } from '../../../shared/session/cart-actions.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';
import styles from './approval-page.module.css';

interface ApprovalActionsProps {
  readonly orderId: string;
  readonly customOrder: NonNullable<OrderDetailsBody['customOrder']>;
  readonly token: string;
  readonly onDeclined: () => void;
}

/** [R2.045, R7.126] Approve, decline, pay. Nothing happens before one of them is pressed. */
export function ApprovalActions({ orderId, customOrder, token, onDeclined }: ApprovalActionsProps) {
  const { labels } = usePage();
  const { t } = labels;
  const isHydrated = useIsHydrated();
  const isForApproval = customOrder.kind === 'approval';
  // Once approved the link pays, also where the way to the payment failed.
  const [isApproved, setApproved] = useState(customOrder.state === 'approved');
  const [asksDecline, setAsksDecline] = useState(false);
  const pay = usePayment(orderId, token);
  const { run, isBusy, failure } = useMutation(
    async (answer: 'approve' | 'decline' | 'pay'): Promise<CallResult<unknown>> => {
      if (answer === 'pay') return pay();
      const said = await shopClient().call('answerCustomOrder', { body: { token, answer } });
      if (!said.ok) return said;
      if (answer === 'decline') {
        onDeclined();
        return said;
      }
      setApproved(true);
      return pay();
    },
  );
  const isOpen = isForApproval && !isApproved;
  const isOff = isBusy || !isHydrated;

  return (
    <section className={styles['actions']}>
      <p>
        {t(
          isOpen
            ? 'checkout_approval_ask'
            : isForApproval
              ? 'checkout_approval_approved'
              : 'checkout_approval_ask_pay',
        )}
      </p>
      {asksDecline ? (
        <SureToDecline
          isBusy={isBusy}
          onDecline={() => void run('decline')}
          onKeep={() => setAsksDecline(false)}
        />
      ) : (
        <>
          <Button disabled={isOff} aria-busy={isBusy} onClick={() => void run(isOpen ? 'approve' : 'pay')}>
            {t(isOpen ? 'checkout_approval_approve' : 'checkout_approval_pay')}
          </Button>
          {isOpen && (
            <Button look="outline" disabled={isOff} onClick={() => setAsksDecline(true)}>
              {t('checkout_approval_decline')}
            </Button>
          )}
        </>
      )}
      <p role="alert" className={styles['fault']}>
        {failure && failureText(failure, labels)}
      </p>
      <noscript>
        <p>{t('checkout_approval_script')}</p>
      </noscript>
      <p className={styles['soft']}>{t('checkout_approval_bag')}</p>
    </section>
  );
}

/** [R7.126] Makes the order the current one of this session, and goes on to its payment. */
function usePayment(orderId: string, token: string) {
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  return async () => {
    const loaded = await shopClient().call('loadOrder', { body: { orderId, token } });
    if (loaded.ok) {
      void loadCart();
      // The link is used: going back shows no order.
      await navigate(pathTo('/checkout'), { replace: true });
    }
    return loaded;
  };
}

interface SureToDeclineProps {
  readonly isBusy: boolean;
  readonly onDecline: () => void;
  readonly onKeep: () => void;
}

function SureToDecline({ isBusy, onDecline, onKeep }: SureToDeclineProps) {
  const { t } = usePage().labels;
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <p>{t('checkout_approval_decline_sure')}</p>
      <Button ref={keep} disabled={isBusy} onClick={onKeep}>
        {t('checkout_approval_keep')}
      </Button>
      <Button look="outline" disabled={isBusy} aria-busy={isBusy} onClick={onDecline}>
        {t('checkout_approval_decline_yes')}
      </Button>
    </>
  );
}

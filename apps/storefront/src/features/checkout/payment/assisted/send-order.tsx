import type { OrderBody, SentOrderBody } from '@vitrine/contracts';
import { type AddressRules, phoneText } from '@vitrine/domain';
import { useEffect, useRef, useState } from 'react';
import { shopClient } from '../../../../shared/api/shop-client.ts';
import { Form } from '../../../../shared/forms/form.tsx';
import { Link } from '../../../../shared/navigation/link.tsx';
import { useLabels } from '../../../../shared/page/page.tsx';
import { loadCart } from '../../../../shared/session/cart-actions.ts';
import { QrCode } from '../../../../shared/ui/qr-code.tsx';
import { TickBox } from '../../../../shared/ui/tick-box.tsx';
import { OrderReview } from '../order-review.tsx';
import styles from '../payment-step.module.css';
import own from './send-order.module.css';

interface SendOrderProps {
  readonly order: OrderBody;
  readonly rules: AddressRules;
  readonly onSent: () => void;
}

/** [R2.045] An agent looks the order over and sends it to whoever is to approve or to pay it. */
export function SendOrder({ order, rules, onSent }: SendOrderProps) {
  const t = useLabels();
  const [sent, setSent] = useState<{
    readonly order: SentOrderBody | undefined;
    readonly isTexted: boolean;
  }>();
  const phone = order.shippingGroups[0]?.address.phone;
  if (sent !== undefined)
    return <OrderSent email={order.email} sent={sent.order} phone={sent.isTexted ? phone : undefined} />;
  return (
    <>
      <OrderReview order={order} rules={rules} />
      <Form
        submit={t('assisted_send')}
        send={({ asksApproval, byText }) =>
          shopClient().call('applyPayment', {
            params: { method: 'payByLink' },
            body: { ...(asksApproval && { asksApproval: true }), ...(byText && { byText: true }) },
          })
        }
        onDone={async (_, { byText }) => {
          const list = await shopClient().call('getSentOrders');
          const found = list.ok
            ? list.value.orders.find(({ orderId }) => orderId === order.orderId)
            : undefined;
          setSent({ order: found, isTexted: byText !== undefined });
          onSent();
          // What was sent has left the agent's bag.
          await loadCart();
        }}
      >
        <p className={styles['intro']}>{t('assisted_send_note', { email: order.email ?? '' })}</p>
        <TickBox name="asksApproval">{t('assisted_approval')}</TickBox>
        {phone !== undefined && (
          <TickBox name="byText">{t('assisted_text', { phone: isolated(phoneText(phone)) })}</TickBox>
        )}
      </Form>
    </>
  );
}

/** Digits go from left to right in every script. */
const isolated = (number: string): string => `\u2066${number}\u2069`;

interface OrderSentProps {
  readonly email: string | undefined;
  /** Undefined where the list could not be read: it is sent all the same. */
  readonly sent: SentOrderBody | undefined;
  /** Where a text message goes as well. */
  readonly phone: string | undefined;
}

/** The order is with the client: the agent's bag is empty, and the client may also pay from the store's screen. */
function OrderSent({ email = '', sent, phone }: OrderSentProps) {
  const t = useLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`${styles['part']} ${own['sent']}`}>
      <h2 ref={heading} tabIndex={-1}>
        {t('assisted_sent')}
      </h2>
      <p className={styles['intro']}>
        {t('assisted_sent_mail', { email })}{' '}
        {phone !== undefined && t('assisted_sent_text', { phone: isolated(phoneText(phone)) })}
      </p>
      {sent?.payUrl !== undefined && (
        <QrCode address={sent.payUrl} label={t('assisted_code')}>
          {t('assisted_code_note')}
        </QrCode>
      )}
      <Link to="/search-sgid" className={own['link']}>
        {t('assisted_sent_orders')}
      </Link>
    </section>
  );
}

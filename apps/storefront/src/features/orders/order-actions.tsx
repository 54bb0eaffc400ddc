import type { OrderDetailsBody } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { BuyAgain } from './buy-again.tsx';
import { accessBy } from './order-access.ts';
import styles from './order-actions.module.css';

const ChangeAddressDialog = lazyPart(
  async () => (await import('./change-address-dialog.tsx')).ChangeAddressDialog,
);
const ReturnDialog = lazyPart(async () => (await import('./returns/return-dialog.tsx')).ReturnDialog);

export interface OrderActionsProps {
  readonly order: OrderDetailsBody;
  readonly rules: AddressRules;
  /** What the signed link says by which a guest has come [R7.127]; undefined on the page of a customer. */
  readonly linkToken?: string | undefined;
  /** Where returns are sent to, line by line. */
  readonly returnAddress: readonly string[];
}

type Open = 'cancel' | 'address' | 'return' | undefined;

/** What may be done about an order now; each change is said, and the page is read anew. */
export function OrderActions({ order, rules, linkToken }: Omit<OrderActionsProps, 'returnAddress'>) {
  const { t } = usePage().labels;
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  const [open, setOpen] = useState<Open>();
  const [told, setTold] = useState<string>();
  const { actions, orderId, state, shippingGroups } = order;
  const [group] = shippingGroups;
  const changed = (text: string) => {
    setOpen(undefined);
    setTold(text);
    void revalidate();
  };
  return (
    <section className={styles['actions']} aria-label={t('orders_actions')}>
      <output className={styles['told']}>{told}</output>
      {state === 'pending_payment' && (
        <Link to="/checkout/confirmation" className={buttonClass('solid')}>
          {t('orders_pay_now')}
        </Link>
      )}
      {actions.includes('return') && (
        <Button disabled={!isHydrated} onPointerEnter={ReturnDialog.warm} onClick={() => setOpen('return')}>
          {t('returns_open')}
        </Button>
      )}
      <BuyAgain lines={order.lines} />
      {actions.includes('changeAddress') && (
        <Button
          look="outline"
          disabled={!isHydrated}
          onPointerEnter={ChangeAddressDialog.warm}
          onClick={() => setOpen('address')}
        >
          {t('orders_address_change')}
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button
          look="text"
          className={styles['cancel']}
          disabled={!isHydrated}
          onClick={() => setOpen('cancel')}
        >
          {t('orders_cancel')}
        </Button>
      )}
      {open === 'cancel' && (
        <CancelDialog
          orderId={orderId}
          linkToken={linkToken}
          onCancelled={() => changed(t('orders_cancelled'))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'return' && (
        <ReturnDialog
          order={order}
          linkToken={linkToken}
          onSent={() => void revalidate()}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'address' && group !== undefined && (
        <ChangeAddressDialog
          order={order}
          address={group.address}
          rules={rules}
          linkToken={linkToken}
          onChanged={() => changed(t('orders_address_changed'))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

interface CancelDialogProps {
  readonly orderId: string;
  readonly linkToken: string | undefined;
  readonly onCancelled: () => void;
  readonly onClose: () => void;
}

/** [R7.130] Nothing is cancelled by one press. */
function CancelDialog({ orderId, linkToken, onCancelled, onClose }: CancelDialogProps) {
  const { labels } = usePage();
  const { t } = labels;
  const { run, isBusy, failure } = useMutation(() =>
    shopClient().call('cancelOrder', {
      params: { id: orderId },
      body: { cancelOrder: true },
      ...accessBy(linkToken),
    }),
  );
  const cancel = async () => {
    if ((await run())?.ok === true) onCancelled();
  };
  return (
    <Dialog title={t('orders_cancel_title')} shape="centre" widthPx={460} onClose={onClose}>
      <div className={styles['asked']}>
        <p>{t('orders_cancel_text')}</p>
        <p role="alert" className={styles['refusal']}>
          {failure && failureText(failure, labels)}
        </p>
        <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void cancel()}>
          {t(isBusy ? 'please_wait' : 'orders_cancel')}
        </Button>
        <Button look="outline" onClick={onClose}>
          {t('orders_cancel_keep')}
        </Button>
      </div>
    </Dialog>
  );
}

import type { GiftBody, OrderBody } from '@vitrine/contracts';
import { useLabels } from '../page/page.tsx';
import { LinePicture } from '../pictures/line-picture.tsx';
import styles from './order-parcels.module.css';
import { parcelTitle } from './parcels.ts';
import { DesignLines } from '../personalisation/design-lines.tsx';
import { variantText } from '../i18n/variant-text.ts';

/** The pieces of an order, parcel by parcel where there are several, and what is done for a gift. */
export function OrderParcels({ order }: { readonly order: OrderBody }) {
  return (
    <>
      <Parcels order={order} />
      {order.gift !== undefined && <GiftLines gift={order.gift} />}
    </>
  );
}

/** What is done for a gift, and the words on its card. */
export function GiftLines({ gift: { isWrapped, message, wantsReceipt } }: { readonly gift: GiftBody }) {
  const t = useLabels();
  return (
    <div className={styles['gift']}>
      {isWrapped && <p>{t('checkout_gift_wrapped')}</p>}
      {wantsReceipt === true && <p>{t('checkout_gift_receipt')}</p>}
      {message !== undefined && (
        <>
          <p className={styles['detail']}>{t('checkout_gift_on_card')}</p>
          <p className={styles['message']} dir="auto">
            {message}
          </p>
        </>
      )}
    </div>
  );
}

function Parcels({ order }: { readonly order: OrderBody }) {
  const t = useLabels();
  const { lines, shippingGroups: groups } = order;
  if (groups.length < 2) return <OrderLines lines={lines} />;
  return groups.map(({ id, readiness, itemIds }, at) => (
    <section key={id} className={styles['parcel']}>
      <h3 className={styles['parcelTitle']}>{parcelTitle(readiness, { at, count: groups.length }, t)}</h3>
      <OrderLines lines={lines.filter(({ itemId }) => itemIds.includes(itemId))} />
    </section>
  ));
}

/** The pieces of an order as they were when it was made. */
export function OrderLines({ lines }: { readonly lines: OrderBody['lines'] }) {
  const t = useLabels();
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <li key={line.itemId} className={styles['line']}>
          <LinePicture line={line} className={styles['picture']} />
          <div>
            <p className={styles['name']}>{line.name}</p>
            <p className={styles['detail']}>{variantText(line, t)}</p>
            {line.personalisation !== undefined && (
              <DesignLines design={line.personalisation} className={styles['detail']} />
            )}
            {line.parts?.map(({ name, size = '' }) => (
              <p key={name + size} className={styles['detail']}>
                {size === '' ? name : `${name} · ${size}`}
              </p>
            ))}
            <p className={styles['detail']}>{t('checkout_quantity', { count: line.quantity })}</p>
          </div>
          <p className={styles['price']}>{line.lineTotal.label}</p>
        </li>
      ))}
    </ul>
  );
}

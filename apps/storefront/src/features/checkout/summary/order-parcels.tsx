import type { OrderBody } from '@vitrine/contracts';
import { useLabels } from '../../../shared/page/page.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './order-lines.module.css';
import { parcelTitle } from './parcels.ts';

/** The pieces of an order, parcel by parcel where there are several. */
export function OrderParcels({ order }: { readonly order: OrderBody }) {
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

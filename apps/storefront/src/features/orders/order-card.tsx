import type { OrderSummary } from '@vitrine/contracts';
import { dayText } from '../../shared/i18n/day-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { LinePicture } from '../../shared/pictures/line-picture.tsx';
import styles from './order-card.module.css';
import { isUnderWay, stateText } from './state-text.ts';

/** Pictures of an order that stand beside each other; more are counted. */
const SHOWN_PICTURES = 3;

/** An order in a list: what it holds, how far it has come, and the way to its page. */
export function OrderCard({ order }: { readonly order: OrderSummary }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { orderId, orderNumber = '', orderedAt, lines, shippingGroups, status, total } = order;
  const more = lines.length - SHOWN_PICTURES;
  const [next] = shippingGroups;
  return (
    <article className={styles['card']}>
      <div className={styles['pictures']} aria-hidden="true">
        {lines.slice(0, SHOWN_PICTURES).map((line) => (
          <LinePicture key={line.itemId} line={line} className={styles['picture']} />
        ))}
      </div>
      <div className={styles['text']}>
        <h3 className={styles['number']}>
          <Link to={`/mylv/orders/${orderId}`} className={styles['link']}>
            {t('orders_order', { number: orderNumber })}
          </Link>
        </h3>
        <p className={styles['state']}>{stateText(status, labels)}</p>
        {isUnderWay(status) && next !== undefined && (
          <p className={styles['soft']}>{next.estimatedDeliveryDateLabel}</p>
        )}
        <p className={styles['soft']}>
          {t('orders_ordered_on', { date: dayText({ at: orderedAt, country: locale.country }, locale) })}
        </p>
        <p className={styles['names']}>
          {lines
            .slice(0, SHOWN_PICTURES)
            .map(({ name }) => name)
            .join(' · ')}
          {more > 0 && ` ${t('orders_more_pieces', { count: more })}`}
        </p>
      </div>
      <p className={styles['total']}>{total.label}</p>
    </article>
  );
}

import type { OrderDetailsBody, ShownPaper } from '@vitrine/contracts';
import { numberFormat } from '@vitrine/domain';
import { useId } from 'react';
import { parcelTitle } from '../../shared/checkout/parcels.ts';
import { dayText } from '../../shared/i18n/day-text.ts';
import { usePage } from '../../shared/page/page.tsx';
import styles from './order-papers.module.css';

interface OrderPapersProps {
  readonly order: OrderDetailsBody;
}

/** [R2.050, R7.042] The papers of an order that are made; the label of a return stands beside its return. */
export function OrderPapers({ order }: OrderPapersProps) {
  const { t } = usePage().labels;
  const title = useId();
  const papers = order.papers.filter(({ kind }) => kind !== 'returnLabel');
  if (papers.length === 0) return null;
  return (
    <section className={styles['papers']} aria-labelledby={title}>
      <h2 id={title} className={styles['title']}>
        {t('orders_papers')}
      </h2>
      <ul>
        {papers.map((paper) => (
          <li key={paper.url} className={styles['paper']}>
            <PaperLink paper={paper} order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A paper as a link: its name, what it is about, and how large it is. */
export function PaperLink({ paper, order }: OrderPapersProps & { readonly paper: ShownPaper }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { kind, subjectId, returnId, issuedAt, size, url } = paper;
  const returned = order.returns.find((shown) => shown.returnId === returnId);
  const name = kind === 'returnLabel' && returned?.kind === 'exchange' ? 'exchangeLabel' : kind;
  // Labels have the number of their return, so that each is told apart.
  const number = paper.number ?? (kind === 'returnLabel' ? returnId : undefined);
  const { shippingGroups: groups, country } = order;
  const at = groups.findIndex(({ id }) => id === subjectId);
  const parcel = groups.length > 1 ? groups[at] : undefined;
  const kilobytes = numberFormat(locale.bcp47, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, size / 1000));
  return (
    <a href={url} type="application/pdf" className={styles['link']}>
      <span className={styles['name']}>
        {t(`orders_paper_${name}`)}
        {number !== undefined && (
          <>
            {' '}
            <bdi>{number}</bdi>
          </>
        )}
      </span>
      <span className={styles['about']}>
        {parcel !== undefined && <>{parcelTitle(parcel.readiness, { at, count: groups.length }, t)} · </>}
        {dayText({ at: issuedAt, country }, locale)} · PDF · <bdi>{kilobytes}</bdi>
      </span>
    </a>
  );
}

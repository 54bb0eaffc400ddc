import type { OrderDetailsBody, ShownReturn } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { dayText } from '../../../shared/i18n/day-text.ts';
import { pieceText, variantText } from '../../../shared/i18n/variant-text.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { PaperLink } from '../order-papers.tsx';
import { PlaceLines } from './place-lines.tsx';
import { RefundParts } from './refund-parts.tsx';
import styles from './shown-returns.module.css';

interface ShownReturnsProps {
  readonly order: OrderDetailsBody;
  /** Where parcels are sent to, line by line. */
  readonly address: readonly string[];
}

/** [R7.043, R7.187] The returns and exchanges of an order, with their way and what is still to be done. */
export function ShownReturns({ order, address }: ShownReturnsProps) {
  const { t } = usePage().labels;
  return (
    <section className={styles['returns']}>
      <h2 className={styles['title']}>{t('returns_title')}</h2>
      {order.returns.map((shown) => (
        <OneReturn key={shown.returnId} shown={shown} order={order} address={address} />
      ))}
    </section>
  );
}

function OneReturn({ shown, order, address }: ShownReturnsProps & { readonly shown: ShownReturn }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const label = order.papers.find(
    (paper) => paper.kind === 'returnLabel' && paper.returnId === shown.returnId,
  );
  const { returnId: number, kind, state, steps, refund, refundParts, tracking, lines } = shown;
  return (
    <article className={styles['return']}>
      <h3 className={styles['number']}>
        {t(kind === 'return' ? 'returns_shown_return' : 'returns_shown_exchange', { number })}
      </h3>
      <ul className={styles['lines']}>
        {lines.map(({ itemId, quantity, accepted, reasonCode, wanted }) => {
          const line = order.lines.find((bought) => bought.itemId === itemId);
          return (
            <li key={itemId}>
              {quantity} × {line && pieceText(line.name, line, t)}
              <span className={styles['soft']}> · {t(`returns_reason_${reasonCode}`)}</span>
              {accepted !== undefined && accepted < quantity && (
                <p className={styles['soft']}>
                  {t('returns_accepted', { accepted: String(accepted), quantity: String(quantity) })}
                </p>
              )}
              {wanted !== undefined && (
                <p className={styles['soft']}>{t('returns_wanted', { name: variantText(wanted, t) })}</p>
              )}
            </li>
          );
        })}
      </ul>
      <ol className={styles['way']} aria-label={t('returns_way_title')}>
        {steps.map(({ state: step, isReached, at }) => (
          <li key={step} data-reached={isReached}>
            {t(`returns_state_${step}`)}
            <span className="visually-hidden">
              , {t(isReached ? 'orders_step_done' : 'orders_step_ahead')}
            </span>
            {at !== undefined && (
              <time className={styles['soft']} dateTime={at}>
                {dayText({ at, country: order.country }, locale, 'short')}
              </time>
            )}
          </li>
        ))}
      </ol>
      {state === 'requested' && (
        <HowTo shown={shown} address={address}>
          {label !== undefined && <PaperLink paper={label} order={order} />}
        </HowTo>
      )}
      {refund !== undefined && (
        <div>
          <p>{t('returns_refund', { amount: refund.label })}</p>
          <RefundParts delivery={refundParts?.delivery?.label} tax={refundParts?.tax?.label} />
        </div>
      )}
      {tracking !== undefined && (
        <p className={styles['soft']}>
          {t('orders_tracking')}: <bdi>{`${tracking.carrier}, ${tracking.number}`}</bdi>
        </p>
      )}
    </article>
  );
}

interface HowToProps extends Pick<ShownReturnsProps, 'address'> {
  readonly shown: ShownReturn;
  /** The link to its label, once that is printed. */
  readonly children: ReactNode;
}

/** What the customer does now. A parcel without a label has the number written on it. */
function HowTo({ shown: { way, store, returnId: number }, address, children: label }: HowToProps) {
  const { t } = usePage().labels;
  const isUnlabelled = way === 'parcel' && !label;
  return (
    <div className={styles['how']}>
      <p>{isUnlabelled ? t('returns_how_unlabelled', { number }) : t(`returns_how_${way}`, { number })}</p>
      {isUnlabelled && <PlaceLines lines={address} />}
      {store !== undefined && <PlaceLines lines={store} />}
      {label}
    </div>
  );
}

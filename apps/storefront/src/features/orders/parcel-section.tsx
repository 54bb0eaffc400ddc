import type { OrderDetailsBody } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { Destination } from '../../shared/checkout/destination.tsx';
import { OrderLines } from '../../shared/checkout/order-parcels.tsx';
import { parcelTitle, whenOf } from '../../shared/checkout/parcels.ts';
import { dayText } from '../../shared/i18n/day-text.ts';
import { usePage } from '../../shared/page/page.tsx';
import styles from './parcel-section.module.css';

type Group = OrderDetailsBody['shippingGroups'][number];
type Step = NonNullable<Group['steps']>[number];

interface ParcelSectionProps {
  readonly order: OrderDetailsBody;
  readonly group: Group;
  readonly rules: AddressRules;
  /** Of several parcels: which one it is. */
  readonly place: { readonly at: number; readonly count: number } | undefined;
}

/** A parcel: its way, where it goes, and what is in it. */
export function ParcelSection({ order, group, rules, place }: ParcelSectionProps) {
  const { labels } = usePage();
  const { t } = labels;
  const { readiness, itemIds, steps = [] } = group;
  return (
    <section className={styles['parcel']}>
      {place !== undefined && <h2 className={styles['title']}>{parcelTitle(readiness, place, t)}</h2>}
      <ol className={styles['way']} aria-label={t('orders_way')}>
        {steps.map((step) => (
          <WayStep key={step.state} step={step} country={order.country} />
        ))}
      </ol>
      <ParcelFacts group={group} rules={rules} />
      <OrderLines lines={order.lines.filter(({ itemId }) => itemIds.includes(itemId))} />
    </section>
  );
}

/** How it comes and when, by whom it is carried, and where it goes. */
function ParcelFacts({ group, rules }: Pick<ParcelSectionProps, 'group' | 'rules'>) {
  const { t } = usePage().labels;
  const { kind, state, steps = [], tracking, method, delay } = group;
  const isDone = steps.at(-1)?.isReached === true;
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t(kind === 'collect' ? 'orders_collection' : 'orders_delivery')}</dt>
        <dd>
          {method.name}
          {!isDone && <Expected method={method} delay={delay} />}
        </dd>
      </div>
      {kind !== 'collect' && state !== 'cancelled' && (
        <div>
          <dt>{t('orders_tracking')}</dt>
          <dd>
            <output>
              {tracking === undefined ? t('orders_tracking_ahead') : <TrackingText tracking={tracking} />}
            </output>
          </dd>
        </div>
      )}
      <div>
        <dt>{t(kind === 'collect' ? 'orders_collect_at' : 'orders_delivered_to')}</dt>
        <dd>
          <Destination group={group} rules={rules} />
        </dd>
      </div>
      <div>
        <dt>{t('orders_parcel_reference')}</dt>
        <dd>
          <bdi className={styles['number']}>{group.id}</bdi>
        </dd>
      </div>
    </dl>
  );
}

/** When it comes; a later day beside the one that was promised. */
function Expected({ method, delay }: Pick<Group, 'method' | 'delay'>) {
  const { t } = usePage().labels;
  const promised = whenOf(method);
  return (
    <>
      <br />
      <output>{delay?.label ?? promised}</output>
      {delay !== undefined && (
        <>
          <br />
          <span className={styles['soft']}>{t('orders_promised_before', { when: promised })}</span>
        </>
      )}
    </>
  );
}

/** By whom a parcel is carried, and under which number. */
function TrackingText({ tracking }: { readonly tracking: NonNullable<Group['tracking']> }) {
  return (
    <>
      {tracking.carrier}
      <br />
      <bdi className={styles['number']}>{tracking.number}</bdi>
    </>
  );
}

/** A step of the way; which ones are behind is said, not only shown. */
function WayStep({
  step: { state, isReached, at },
  country,
}: {
  readonly step: Step;
  readonly country: string;
}) {
  const { labels, locale } = usePage();
  const name = labels.find(`orders_step_${state}`) ?? state;
  return (
    <li className={styles['step']} data-reached={isReached}>
      <span className={styles['stepName']}>
        {name}
        <span className="visually-hidden">
          , {labels.t(isReached ? 'orders_step_done' : 'orders_step_ahead')}
        </span>
      </span>
      {at !== undefined && (
        <time className={styles['stepTime']} dateTime={at}>
          {dayText({ at, country }, locale, 'short')}
        </time>
      )}
    </li>
  );
}

import type { Address, CollectStoresBody, OrderBody, ShippingMethodsBody } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { useEffect, useId, useState } from 'react';
import { useLabels } from '../../shared/page/page.tsx';
import styles from './delivery-step.module.css';
import { SAVED } from './shipping/delivery-place.tsx';
import { SLOTS } from './shipping/method-choice.tsx';
import { ShippingStep } from './shipping/shipping-step.tsx';
import { stepScreen } from './steps/step-screen.tsx';

/** Most orders are sent: what collects them is fetched by itself. */
const COLLECTING = stepScreen(
  async () => (await import('./collecting/collect-step.tsx')).CollectStep,
  ['collecting'],
);
const { Screen: CollectStep } = COLLECTING;

/** The parts of the step that its page came with, before it is taken over. */
export async function fetchRenderedParts(): Promise<void> {
  await Promise.all([
    COLLECTING.fetchRendered('input[value="collect"][checked]'),
    SAVED.fetchRendered('[data-part="saved-addresses"]'),
    SLOTS.fetchRendered('input[value="timeslot-selector"][checked]'),
  ]);
}

export interface DeliveryStepProps {
  readonly order: OrderBody;
  readonly parcels: ShippingMethodsBody['parcels'];
  /** Where the order can be collected; no store where the house does not offer it in the country. */
  readonly collect: CollectStoresBody;
  readonly leadTime?: string | undefined;
  readonly rules: AddressRules;
  /** Undefined for a guest. */
  readonly savedAddresses: readonly Address[] | undefined;
  /** Told what the order comes to with the delivery that is chosen; undefined while that is what the order says. */
  readonly onTotals?: ((totals: OrderBody['totals'] | undefined) => void) | undefined;
}

const WAYS = ['home', 'collect'] as const;
type Way = (typeof WAYS)[number];
const WAY_LABELS = { home: 'checkout_way_home', collect: 'checkout_way_collect' } as const;

/** [R7.111, R7.112] The two ways to receive an order: it is sent, or fetched in a store. */
export function DeliveryStep({
  order,
  parcels,
  collect,
  leadTime,
  rules,
  savedAddresses,
  onTotals,
}: DeliveryStepProps) {
  const t = useLabels();
  const name = useId();
  const isMade = collect.cannot === 'made_to_order';
  const isCollected = order.shippingGroups.some(({ kind }) => kind === 'collect');
  const [way, choose] = useState<Way>(isCollected && !isMade ? 'collect' : 'home');
  const hasStores = collect.stores.length > 0;
  useEffect(() => {
    // It is there when it is chosen.
    if (hasStores) COLLECTING.warm();
  }, [hasStores]);
  // Where it would be collected is no address to send it to, and the other way round.
  const sent = { ...order, shippingGroups: order.shippingGroups.filter(({ kind }) => kind !== 'collect') };
  const home = <ShippingStep order={sent} {...{ parcels, leadTime, rules, savedAddresses, onTotals }} />;
  if (!hasStores) return home;
  return (
    <div className={styles['step']}>
      <fieldset className={styles['ways']}>
        <legend className="visually-hidden">{t('checkout_way_title')}</legend>
        {WAYS.map((each) => (
          <label key={each} className={styles['way']}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={way === each}
              disabled={each === 'collect' && isMade}
              onChange={() => choose(each)}
            />
            <span>{t(WAY_LABELS[each])}</span>
            {each === 'collect' && isMade && (
              <span className={styles['why']}>{t('checkout_collect_made')}</span>
            )}
          </label>
        ))}
      </fieldset>
      {way === 'home' ? home : <CollectStep order={order} stores={collect.stores} rules={rules} />}
    </div>
  );
}

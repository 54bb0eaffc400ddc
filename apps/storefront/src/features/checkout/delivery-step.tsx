import type { Address, CollectStoresBody, OrderBody, ShippingMethodsBody } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { useId, useState } from 'react';
import { useLabels } from '../../shared/page/page.tsx';
import { CollectStep } from './collecting/collect-step.tsx';
import styles from './delivery-step.module.css';
import { ShippingStep } from './shipping/shipping-step.tsx';

export interface DeliveryStepProps {
  readonly order: OrderBody;
  readonly parcels: ShippingMethodsBody['parcels'];
  /** Where the order can be collected; no store where the house does not offer it in the country. */
  readonly collect: CollectStoresBody;
  readonly leadTime?: string | undefined;
  readonly rules: AddressRules;
  /** Undefined for a guest. */
  readonly savedAddresses: readonly Address[] | undefined;
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
}: DeliveryStepProps) {
  const t = useLabels();
  const name = useId();
  const isMade = collect.cannot === 'made_to_order';
  const isCollected = order.shippingGroups.some(({ kind }) => kind === 'collect');
  const [way, choose] = useState<Way>(isCollected && !isMade ? 'collect' : 'home');
  // Where it would be collected is no address to send it to, and the other way round.
  const sent = { ...order, shippingGroups: order.shippingGroups.filter(({ kind }) => kind !== 'collect') };
  const home = <ShippingStep order={sent} {...{ parcels, leadTime, rules, savedAddresses }} />;
  if (collect.stores.length === 0) return home;
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

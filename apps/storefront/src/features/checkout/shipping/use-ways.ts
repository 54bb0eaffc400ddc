import type { OrderBody, ShippingMethodsBody } from '@vitrine/contracts';
import { type AddressRules, checkField } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { firstWays, fitWays, type ParcelWays, withNewHours, withoutHours } from './way-choice.ts';

type Parcels = ShippingMethodsBody['parcels'];

interface Asked {
  readonly order: OrderBody;
  /** What the page came with, for the postal code that the order knows. */
  readonly parcels: Parcels;
  /** As it is typed, or of the address that is chosen. */
  readonly postalCode: string;
  readonly rules: AddressRules;
}
interface Answer {
  /** What the page came with when it was asked. */
  readonly instead: Parcels;
  readonly postalCode: string;
  readonly parcels: Parcels;
}

/** The ways to the postal code of the address, asked for again once another whole one is there, and what is chosen of them. */
export function useWays({ order, parcels, postalCode, rules }: Asked) {
  const whole = checkField('postalCode', postalCode, rules) === undefined ? postalCode.trim() : '';
  const known = order.shippingGroups[0]?.address.postalCode ?? '';
  const [answer, setAnswer] = useState<Answer>();
  const [choice, choose] = useState<ParcelWays>();
  const [round, setRound] = useState(0);
  const isAnswered = answer?.instead === parcels && answer.postalCode === whole;
  useEffect(() => {
    if (whole === '' || whole === known || isAnswered) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const found = await shopClient().call('getShippingMethods', { query: { postalcode: whole } });
      // Without an answer the ways stay as they are; the service looks at the choice in any case.
      if (leaving.signal.aborted || !found.ok) return;
      setAnswer({ instead: parcels, postalCode: whole, parcels: found.value.parcels });
      // Hours of another place do not hold here.
      choose((before) => before && withNewHours(before));
    };
    void ask();
    return () => leaving.abort();
  }, [whole, known, isAnswered, parcels]);
  const offered = isAnswered ? answer.parcels : parcels;
  const chosen = fitWays(choice ?? firstWays(offered, order.shippingGroups), offered);
  return {
    parcels: offered,
    postalCode: whole,
    chosen,
    choose,
    /** Raised whenever the free hours are to be read anew. */
    round,
    /** The hours are somebody else's by now: they are chosen again, among those that are free now. */
    loseHours: () => {
      choose(withoutHours(chosen));
      setRound(round + 1);
    },
  };
}

import type { ShippingMethodsBody } from '@vitrine/contracts';
import { type AddressRules, checkField } from '@vitrine/domain';
import { useEffect, useRef, useState } from 'react';
import { shopClient } from '../../../shared/api/shop-client.ts';

type Parcels = ShippingMethodsBody['parcels'];

interface Asked {
  /** As it is typed. */
  readonly postalCode: string;
  readonly rules: AddressRules;
  /** What the page came with, for the postal code that the order knows. */
  readonly parcels: Parcels;
  readonly onChange: (parcels: Parcels) => void;
}

/** The ways to the postal code that is typed: asked for again once another whole one is there. */
export function useWays({ postalCode, rules, parcels, onChange }: Asked) {
  const whole = checkField('postalCode', postalCode, rules) === undefined ? postalCode.trim() : '';
  const [ways, setWays] = useState({ parcels, postalCode: whole });
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    if (whole === '' || whole === ways.postalCode) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await shopClient().call('getShippingMethods', { query: { postalcode: whole } });
      // Without an answer the ways stay as they are; the service looks at the choice in any case.
      if (leaving.signal.aborted || !answer.ok) return;
      setWays({ parcels: answer.value.parcels, postalCode: whole });
      tell.current(answer.value.parcels);
    };
    void ask();
    return () => leaving.abort();
  }, [whole, ways.postalCode]);
  return ways;
}

import { checkField } from '@vitrine/domain';
import { useRef } from 'react';
import { shopClient } from '../api/shop-client.ts';
import { useFeature } from '../page/features.ts';
import type { AddressFormHandle } from './use-address-form.ts';

/**
 * [R7.131] City and state of a postal code, once it is typed as a whole: only where the house completes addresses. Fields
 * that the shopper has filled stay; where the code is not known, all of them are free.
 */
export function usePostalCompletion(form: AddressFormHandle): (postalCode: string) => void {
  const isOn = useFeature('completeAddress');
  const asked = useRef<string>(undefined);
  const complete = async (postalCode: string) => {
    asked.current = postalCode;
    const answer = await shopClient().call('getPostalPlaces', {
      params: { postalCode },
      query: { country: form.country },
    });
    if (!answer.ok || asked.current !== postalCode) return;
    const { state, options } = answer.value;
    const cities = [...new Set(options.map(({ city }) => city))];
    const [only, ...others] = cities;
    const beginnings = [...new Set(options.flatMap(({ address1 }) => address1 ?? []))];
    form.tell({
      type: 'completed',
      cities: others.length > 0 ? cities : [],
      texts: {
        ...(state !== undefined && { state }),
        ...(others.length === 0 && { city: only }),
        ...(beginnings.length === 1 && { address1: beginnings[0] }),
      },
    });
  };
  return (typed) => {
    const postalCode = typed.trim();
    const isWhole = postalCode !== '' && checkField('postalCode', postalCode, form.rules) === undefined;
    if (isOn && !form.isAsTyped && isWhole && postalCode !== asked.current) void complete(postalCode);
  };
}

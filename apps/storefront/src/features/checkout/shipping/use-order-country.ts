import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CallFailure } from '../../../shared/api/call-failure.ts';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { repriceCart } from '../../../shared/session/cart-actions.ts';

export interface OrderCountry {
  /** The country that the field shows: the order's, or the one on its way. */
  readonly shown: string;
  readonly isBusy: boolean;
  readonly failure: CallFailure | undefined;
  readonly choose: (country: string) => void;
}

/**
 * [R7.105] Another country for the order: its prices, ways and taxes. The cart is priced anew, and the page is loaded again
 * with the order that comes of it; a piece that cannot be had there leads to the cart, which says so.
 */
export function useOrderCountry(country: string): OrderCountry {
  const { revalidate, state } = useRevalidator();
  const [asked, ask] = useState<string>();
  const { run, isBusy: isPricing, failure } = useMutation(repriceCart);
  const isBusy = isPricing || state !== 'idle';
  // The field is not switched off meanwhile: it would lose the focus.
  const choose = async (chosen: string) => {
    if (isBusy) return;
    ask(chosen);
    const priced = await run(chosen);
    if (priced?.ok === true) await revalidate();
    ask(undefined);
  };
  return { shown: asked ?? country, isBusy, failure, choose: (chosen) => void choose(chosen) };
}

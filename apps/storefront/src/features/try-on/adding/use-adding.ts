import { useReducer } from 'react';
import { useNavigate } from 'react-router';
import { localizedPath } from '../../../shared/navigation/page-path.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { addToCart, dismissNotice } from '../../../shared/session/cart-actions.ts';
import { type AddingEvent, IDLE, leadsToCart, nextAdding } from './adding.ts';
import { cartBatches, type CartCall, cartOutcome } from './cart-outcome.ts';

export interface AddingSettings {
  /** [R4.023] Several pieces go in one call. */
  readonly isMultiple: boolean;
  /** [R4.024] */
  readonly goesToCart: boolean;
}

/** Moves the machine, and sends what a move asks to be sent. */
export function useAdding({ isMultiple, goesToCart }: AddingSettings, nameOf: (skuId: string) => string) {
  const { locale, labels } = usePage();
  const navigate = useNavigate();
  const [adding, move] = useReducer(nextAdding, IDLE);

  const send = async (skuIds: readonly string[]) => {
    const calls: CartCall[] = [];
    for (const batch of cartBatches(skuIds, isMultiple && !locale.isTwist)) {
      // One after the other: each answers with the bag as it is then.
      const result = await addToCart(batch.map((skuId) => ({ skuId, quantity: 1, name: nameOf(skuId) })));
      calls.push({ skuIds: batch, result });
    }
    // Said here; the page's own notification lies behind the modal.
    dismissNotice();
    const outcome = cartOutcome(calls, labels);
    move({ type: 'answered', ...outcome });
    if (leadsToCart(goesToCart, outcome.messages)) await navigate(localizedPath('/cart', locale));
  };

  const tell = (event: AddingEvent) => {
    move(event);
    const next = nextAdding(adding, event);
    if (next.step === 'adding' && adding.step !== 'adding') void send(next.skuIds);
  };
  return { adding, tell };
}

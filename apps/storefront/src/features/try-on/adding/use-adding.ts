import { useReducer, useState } from 'react';
import { useNavigate } from 'react-router';
import { pieceText } from '../../../shared/i18n/variant-text.ts';
import { localizedPath } from '../../../shared/navigation/page-path.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { addToCart, dismissNotice } from '../../../shared/session/cart-actions.ts';
import { loadStock } from '../../../shared/catalogue/load-stock.ts';
import { findPieces } from '../pieces/find-pieces.ts';
import type { Piece } from '../pieces/piece.ts';
import { type AddingEvent, IDLE, leadsToCart, nextAdding } from './adding.ts';
import { cartBatches, type CartAttempt, cartOutcome } from './cart-outcome.ts';

export interface AddingSettings {
  /** [R4.023] Several pieces go in one call. */
  readonly isMultiple: boolean;
  /** [R4.024] */
  readonly goesToCart: boolean;
}

interface Offered {
  /** What is worn. */
  readonly skuIds: readonly string[];
  /** Pieces whose names are known; those of others are asked for. */
  readonly atHand: readonly Piece[];
}

/** Runs the state machine, and sends what it asks for. */
export function useAdding({ isMultiple, goesToCart }: AddingSettings, { skuIds, atHand }: Offered) {
  const { locale, labels } = usePage();
  const navigate = useNavigate();
  const [adding, move] = useReducer(nextAdding, IDLE);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = (skuId: string): string => names.get(skuId) ?? '';

  const worn = skuIds.join(' ');
  const [last, setLast] = useState(worn);
  if (last !== worn) {
    setLast(worn);
    move({ type: 'worn-changed' });
  }

  const send = async (wanted: readonly string[]) => {
    const pieces = await findPieces(wanted, atHand);
    const said = new Map(pieces.map((piece) => [piece.identifier, pieceText(piece.name, piece, labels.t)]));
    setNames(said);
    const calls: CartAttempt[] = [];
    for (const batch of cartBatches(wanted, isMultiple && !locale.isTwist)) {
      // One call after the other: each answers with the bag as it is then.
      const lines = batch.map((skuId) => ({ skuId, quantity: 1, name: said.get(skuId) ?? '' }));
      calls.push({ skuIds: batch, result: await addToCart(lines) });
    }
    // The notice is shown here, because the page's own notification lies behind the modal.
    dismissNotice();
    const outcome = cartOutcome(calls, labels, said);
    move({ type: 'answered', ...outcome });
    // What was refused may be gone: then another attempt is not what there is to offer.
    if (outcome.addedIds.length < wanted.length) void loadStock(wanted);
    if (leadsToCart(goesToCart, outcome.messages)) await navigate(localizedPath('/cart', locale));
  };

  const tell = (event: AddingEvent) => {
    move(event);
    const next = nextAdding(adding, event);
    if (next.step === 'adding' && adding.step !== 'adding') void send(next.skuIds);
  };
  return { adding, tell, nameOf };
}

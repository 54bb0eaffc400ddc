import type { Product, Sku } from '@vitrine/contracts';
import type { TryOnSession, TryOnSessionEvent, TryOnType } from '@vitrine/try-on';
import { useState } from 'react';
import type { Wish } from '../engine/worn-as.ts';
import type { CandidateSource } from '../pieces/fetch-candidates.ts';
import type { Piece } from '../pieces/piece.ts';
import { type KnownCandidates, useCandidates } from '../pieces/use-candidates.ts';
import { type Stack, stackedSkuIds, stackOf, stackWith } from '../stacking/stack.ts';
import type { StackSlot } from '../stacking/stack-slots.ts';

interface Tried {
  readonly product: Product;
  readonly sku: Sku;
  readonly tryOnType: TryOnType;
  /** [R2.086] None for a type that is worn alone. */
  readonly slots: readonly StackSlot[];
  readonly session: TryOnSession;
  readonly move: (event: TryOnSessionEvent) => void;
}

/** Everything that is worn and could be: the pieces behind the session's SKU ids, and the slots they are worn in. */
export function useOutfit({ product, sku, tryOnType, slots, session, move }: Tried) {
  const [stack, setStack] = useState<Stack>({});
  const isStacking = session.extra === 'stacking';
  const { known, askAgain } = useCandidates(sourcesOf(tryOnType, isStacking ? slots : []), sku.identifier);
  const pieces = [...product.skus, ...piecesOf(known)];
  const pieceOf = (skuId: string | undefined): Piece | undefined =>
    pieces.find(({ identifier }) => identifier === skuId);

  const toggleStacking = () => {
    if (!isStacking) setStack(stackOf(slots, { tryOnType, skuId: session.currentSkuId ?? '' }));
    move({ type: 'stacking-toggled' });
  };
  const choose = (slot: StackSlot, skuId: string | undefined) => {
    const next = stackWith(stack, slot.id, skuId);
    setStack(next);
    move({ type: 'stack-changed', skuIds: stackedSkuIds(slots, next) });
  };
  const fingerOf = (skuId: string) =>
    isStacking ? slots.find(({ id }) => stack[id] === skuId)?.finger : undefined;

  const worn = pieceOf(session.currentSkuId) ?? sku;
  /** [R4.018] What it is compared with. */
  const compared = pieceOf(session.compareSkuId);
  return {
    known,
    askAgain,
    stack,
    pieceOf,
    worn,
    compared,
    /** Of the two halves of a comparison. */
    names: { left: worn.color, right: compared?.color ?? '' },
    /** What the bag would get. */
    chosen: session.cartSkuIds.flatMap((skuId) => pieceOf(skuId) ?? []),
    wishesFor: (wristMm: number | undefined): readonly Wish[] =>
      session.cartSkuIds.map((skuId) => ({ skuId, wristMm, finger: fingerOf(skuId) })),
    toggleStacking,
    choose,
  };
}

/** The shades of make-up are its selector; the rest is asked for when it can be worn together. */
function sourcesOf(tryOnType: TryOnType, slots: readonly StackSlot[]): readonly CandidateSource[] {
  const isMakeUp = tryOnType === 'lipsticks' || tryOnType === 'eyeshadows';
  return isMakeUp ? [{ tryOnType, dimId: undefined }, ...slots] : slots;
}

const piecesOf = (known: KnownCandidates): readonly Piece[] =>
  Object.values(known).flatMap((found) => (found === undefined || found === 'failed' ? [] : found.pieces));

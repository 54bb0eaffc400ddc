import type { Product, Sku } from '@vitrine/contracts';
import { isPainted, type TryOnType } from '@vitrine/domain';
import type { TryOnSession, TryOnSessionEvent } from '../session/session.ts';
import { useState } from 'react';
import type { PieceRequest } from '../engine/worn-product.ts';
import type { CandidateSource } from '../pieces/fetch-candidates.ts';
import type { Piece } from '../pieces/piece.ts';
import { type KnownCandidates, useCandidates } from '../pieces/use-candidates.ts';
import type { LookChoice } from '../looks/looks-of.ts';
import { type LaidStack, stackedSkuIds, stackOf, stackOfLook, stackWith } from '../stacking/stack.ts';
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

export type WornPieces = ReturnType<typeof useWornPieces>;

/** Everything that is worn or could be: the pieces behind the session's SKU ids, and the slots they are worn in. */
export function useWornPieces({ product, sku, tryOnType, slots, session, move }: Tried) {
  const [chosenStack, setStack] = useState<LaidStack>({ slots, stack: {} });
  /** A look that is worn whole, until a piece of it is changed. */
  const [look, setLook] = useState<readonly string[]>();
  const isStacking = session.extra === 'stacking';
  const { known, askAgain } = useCandidates(sourcesOf(tryOnType, isStacking ? slots : []), sku.identifier);
  const pieces = [...product.skus, ...piecesOf(known)];
  const pieceOf = (skuId: string | undefined): Piece | undefined =>
    pieces.find(({ identifier }) => identifier === skuId);
  const laid = look
    ? stackOfLook(
        slots,
        look.flatMap((skuId) => pieceOf(skuId) ?? []),
      )
    : chosenStack;

  const toggleStacking = () => {
    if (!isStacking)
      setStack({ slots, stack: stackOf(slots, { tryOnType, skuId: session.currentSkuId ?? '' }) });
    setLook(undefined);
    move({ type: 'stacking-toggled' });
  };
  const choose = (slot: StackSlot, skuId: string | undefined) => {
    const next = { ...laid, stack: stackWith(laid.stack, slot.id, skuId) };
    setStack(next);
    setLook(undefined);
    move({ type: 'stack-changed', skuIds: stackedSkuIds(next.slots, next.stack) });
  };
  const chooseLook = ({ skuId, look: { skuIds } }: LookChoice) => {
    setLook(skuIds);
    move({ type: 'look-chosen', skuId, skuIds });
  };
  const fingerOf = (skuId: string) =>
    isStacking ? laid.slots.find(({ id }) => laid.stack[id] === skuId)?.finger : undefined;

  const worn = pieceOf(session.currentSkuId) ?? sku;
  /** [R4.018] What it is compared with. */
  const compared = pieceOf(session.compareSkuId);
  return {
    known,
    askAgain,
    laid,
    pieceOf,
    worn,
    compared,
    /** Of the two halves of a comparison. */
    names: { left: worn.color, right: compared?.color ?? '' },
    /** What the bag would get. */
    chosen: session.cartSkuIds.flatMap((skuId) => pieceOf(skuId) ?? []),
    requestsFor: (wristMm: number | undefined): readonly PieceRequest[] =>
      session.cartSkuIds
        // Pieces of a look that are not shown or not known yet cannot be worn.
        .filter((skuId) => pieceOf(skuId) !== undefined)
        .map((skuId) => ({ skuId, wristMm, finger: fingerOf(skuId) })),
    /** [R2.086] There is something to be worn together with. */
    canStack: slots.length > 1,
    toggleStacking,
    choose,
    chooseLook,
  };
}

/** The shades of make-up are its selector; other pieces are fetched when they can be worn together. */
function sourcesOf(tryOnType: TryOnType, slots: readonly StackSlot[]): readonly CandidateSource[] {
  return isPainted(tryOnType) ? [{ tryOnType, dimId: undefined }, ...slots] : slots;
}

const piecesOf = (known: KnownCandidates): readonly Piece[] =>
  Object.values(known).flatMap((found) => (found === undefined || found === 'failed' ? [] : found.pieces));

/** Which of several pieces are ticked: all that can be, except those that the shopper unticked. */
import type { Piece } from '../pieces/piece.ts';

type Ticked = Pick<Piece, 'identifier'>;

export interface Ticking {
  /** The shopper took their tick away. */
  readonly unticked: ReadonlySet<string>;
  /** What is known to be selectable [R4.004]. */
  readonly tickable: ReadonlySet<string>;
}

export const NOTHING_UNTICKED: Ticking = { unticked: new Set(), tickable: new Set() };

export const withTick = (ticking: Ticking, piece: Ticked, isTicked: boolean): Ticking => ({
  ...ticking,
  unticked: changed(ticking.unticked, piece, !isTicked),
});

export const withTickable = (ticking: Ticking, piece: Ticked, isTickable: boolean): Ticking => ({
  ...ticking,
  tickable: changed(ticking.tickable, piece, isTickable),
});

/** [R2.099] In the order they are worn. */
export const tickedOf = <Given extends Ticked>(
  pieces: readonly Given[],
  { unticked, tickable }: Ticking,
): readonly Given[] =>
  pieces.filter(({ identifier }) => tickable.has(identifier) && !unticked.has(identifier));

function changed(ids: ReadonlySet<string>, { identifier }: Ticked, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isIn) next.add(identifier);
  else next.delete(identifier);
  return next;
}

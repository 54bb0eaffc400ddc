/** A piece by its number, on the SKU that is shown, with what it is sorted by. */
interface OfferedPiece {
  readonly piece: number;
  readonly shown: number;
  readonly order: number;
  readonly place: number;
}

export interface FirstRanked {
  /** Whether a piece of this order and place may be among the first: asked before anything else is made of it. */
  mayStand(order: number, place: number): boolean;
  offer(offered: OfferedPiece): void;
  ranked(): readonly OfferedPiece[];
}

/** Keeps the first so many of all that are offered, without sorting the rest. */
export function firstRanked(most: number, productIds: readonly string[]): FirstRanked {
  let kept: OfferedPiece[] = [];
  let worst: OfferedPiece | undefined;
  const compare = (one: OfferedPiece, other: OfferedPiece): number =>
    one.order - other.order ||
    one.place - other.place ||
    ((productIds[one.piece] ?? '') < (productIds[other.piece] ?? '') ? -1 : 1);
  const mayStand = (order: number, place: number): boolean =>
    worst === undefined || order < worst.order || (order === worst.order && place <= worst.place);
  const cut = (): void => {
    kept = kept.sort(compare).slice(0, most);
    worst = kept.length < most ? undefined : kept.at(-1);
  };
  return {
    mayStand,
    offer(offered) {
      if (worst !== undefined && compare(offered, worst) > 0) return;
      kept.push(offered);
      // Sorted seldom: as many again may gather before the worst are dropped.
      if (kept.length >= most * 2 + 64) cut();
    },
    ranked() {
      cut();
      return kept;
    },
  };
}

/** A piece by its number, on the SKU that is shown, with what it is sorted by. */
export interface OfferedPiece {
  readonly piece: number;
  readonly shown: number;
  readonly order: number;
  readonly place: number;
}

/** Keeps the first so many of all that are offered, without sorting the rest. */
export function firstRanked(
  most: number,
  productIds: readonly string[],
): { offer(offered: OfferedPiece): void; ranked(): readonly OfferedPiece[] } {
  let kept: OfferedPiece[] = [];
  let worst: OfferedPiece | undefined;
  const compare = (one: OfferedPiece, other: OfferedPiece): number =>
    one.order - other.order ||
    one.place - other.place ||
    ((productIds[one.piece] ?? '') < (productIds[other.piece] ?? '') ? -1 : 1);
  const cut = (): void => {
    kept = kept.sort(compare).slice(0, most);
    worst = kept.length < most ? undefined : kept.at(-1);
  };
  return {
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

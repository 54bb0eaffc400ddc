/** The private sale of a piece, as one viewer stands to it. */
export interface PrivateSale {
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** The viewer is a customer who was invited to it. */
  readonly isInvited: boolean;
  /** The sale has no waiting room, or the viewer has been let in and their visit goes on. */
  readonly isLetIn: boolean;
}

/** A product or a category with what decides who may see and have it. */
export interface GuardedPiece {
  readonly isExclusive: boolean;
  /** Null: it belongs to no sale. */
  readonly sale: PrivateSale | null;
}

/**
 * [R6.011, R6.012] Whether a viewer may see and have a piece now: everybody an ordinary one; an exclusive one the
 * invited customers alone, from the opening of its sale up to its close, and where it has a waiting room while they are
 * inside. `mayHave` of packages/database asks the same in SQL.
 */
export function mayHavePiece({ isExclusive, sale }: GuardedPiece, now: Date): boolean {
  if (!isExclusive) return true;
  return sale !== null && isOpenTo(sale, now) && sale.isLetIn;
}

/** [R6.012] Whether all that a viewer lacks to have a piece is their turn in the waiting room of its sale. */
export function waitsForTurn({ isExclusive, sale }: GuardedPiece, now: Date): boolean {
  return isExclusive && sale !== null && isOpenTo(sale, now) && !sale.isLetIn;
}

function isOpenTo({ opensAt, closesAt, isInvited }: PrivateSale, now: Date): boolean {
  return isInvited && opensAt <= now && now < closesAt;
}

/** [R3.049] Why a piece comes back, as the wire says it. */
export const RETURN_REASONS = [
  'didNotLike',
  'tooSmall',
  'tooLarge',
  'notAsShown',
  'damaged',
  'wrongPiece',
  'arrivedLate',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** [R5.023, R9.031] Where nobody says a reason. */
export const DEFAULT_RETURN_REASON: ReturnReason = 'didNotLike';

/** How a piece comes back: sent by the customer, brought to a store, or fetched at their door. */
export const RETURN_WAYS = ['parcel', 'store', 'collection'] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

/** What is wished for: the money, or another size. */
export const RETURN_KINDS = ['return', 'exchange'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

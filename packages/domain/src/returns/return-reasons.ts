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

/** They are about how a piece fits. */
const OF_FIT: ReadonlySet<ReturnReason> = new Set(['tooSmall', 'tooLarge']);

/** [R3.049] The reasons that a piece may come back for: what has no size, or one that says how much is in it, fits always. */
export const returnReasonsFor = ({
  size,
  isSealedOnly,
}: {
  readonly size: string | undefined;
  readonly isSealedOnly: boolean;
}): readonly ReturnReason[] =>
  size === undefined || isSealedOnly
    ? RETURN_REASONS.filter((reason) => !OF_FIT.has(reason))
    : RETURN_REASONS;

/** [R5.023, R9.031] Where nobody says a reason. */
export const DEFAULT_RETURN_REASON: ReturnReason = 'didNotLike';

/** How a piece comes back: sent by the customer, brought to a store, or fetched at their door. */
export const RETURN_WAYS = ['parcel', 'store', 'collection'] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

/** What is wished for: the money, or another size. */
export const RETURN_KINDS = ['return', 'exchange'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

import { isPersonalised, type LineConfiguration } from '../cart/line-configuration.ts';
import type { FulfilmentState } from '../order/fulfilment-state.ts';
import { accepted, refused, type Result } from '../shared/result.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What decides whether a line of an order may come back. */
export interface BoughtLine {
  readonly id: string;
  readonly quantity: number;
  /** Pieces of it that have come back, or are on their way. */
  readonly returned: number;
  readonly configuration: LineConfiguration;
  /** Made to order in the configurator. */
  readonly isFluid: boolean;
  /** It came along with a piece, for nothing. */
  readonly isSample: boolean;
  /** A set whose pieces stand in one line. */
  readonly isKitting: boolean;
  readonly productType: string;
  readonly parcel: {
    readonly state: FulfilmentState;
    /** When the customer got it. */
    readonly arrivedAt: Date | undefined;
  };
}

/** How long the house takes a piece back, days after it arrived; and what of the way is given back. */
export interface ReturnTerms {
  readonly days: number;
  /** Whether delivery is given back when all of the order has come back. */
  readonly refundsDelivery: boolean;
}

export const RETURN_REFUSALS = [
  'line_not_found',
  'not_delivered',
  'made_for_you',
  'comes_with_another',
  'return_too_late',
  'already_returned',
  'kit_incomplete',
] as const;
export type ReturnRefusalCode = (typeof RETURN_REFUSALS)[number];

/** Why a line of an order does not come back. */
export interface ReturnRefusal {
  readonly code: Exclude<ReturnRefusalCode, 'line_not_found' | 'kit_incomplete'>;
}

/** What touches the skin: taken back while its seal is unbroken. */
const SEALED: ReadonlySet<string> = new Set(['lipstick', 'eyeshadow', 'fragrance']);
const ARRIVED: ReadonlySet<FulfilmentState> = new Set(['delivered', 'collected']);

/** Whether a piece is taken back only while nobody has opened it. */
export const isSealedOnly = ({ productType }: Pick<BoughtLine, 'productType'>): boolean =>
  SEALED.has(productType);

/** Whether the customer has the pieces of a line. */
export const hasArrived = ({ parcel }: Pick<BoughtLine, 'parcel'>): boolean => ARRIVED.has(parcel.state);

/** The last moment at which a line may be sent back, in ms since 1970; undefined where nobody knows when it arrived. */
export function returnableUntil(
  { parcel: { arrivedAt } }: Pick<BoughtLine, 'parcel'>,
  { days }: Pick<ReturnTerms, 'days'>,
): number | undefined {
  return arrivedAt && arrivedAt.getTime() + days * DAY_MS;
}

/**
 * [R7.043] How many pieces of a line may come back at `now`, or why none: not yet delivered, made for its customer,
 * a sample that came along, later than the house allows, or back already.
 */
export function returnable(
  line: BoughtLine,
  terms: Pick<ReturnTerms, 'days'>,
  now: Date,
): Result<number, ReturnRefusal> {
  if (!hasArrived(line)) return refused({ code: 'not_delivered' });
  if (line.isFluid || isPersonalised(line.configuration)) return refused({ code: 'made_for_you' });
  if (line.isSample) return refused({ code: 'comes_with_another' });
  const until = returnableUntil(line, terms);
  if (until === undefined || now.getTime() > until) return refused({ code: 'return_too_late' });
  const left = line.quantity - line.returned;
  return left > 0 ? accepted(left) : refused({ code: 'already_returned' });
}

/** The set that a line belongs to: lines of one set go back together. Undefined for a line by itself. */
const setOf = ({ id, configuration, isKitting }: BoughtLine): string | undefined =>
  configuration.partOf ?? (isKitting ? id : undefined);

/**
 * [R3.049] Whether pieces of a line are asked for without the rest of their set. `asked`: pieces by the id of their
 * line; a set goes back in whole sets, so that each of its lines gives the same share.
 */
export function breaksSet(
  line: BoughtLine,
  lines: readonly BoughtLine[],
  asked: ReadonlyMap<string, number>,
): boolean {
  const set = setOf(line);
  if (set === undefined) return false;
  const share = (of: BoughtLine) => (asked.get(of.id) ?? 0) / of.quantity;
  return lines.some((other) => setOf(other) === set && share(other) !== share(line));
}

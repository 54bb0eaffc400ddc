import { DEFAULT_RETURN_REASON, type ReturnReason } from './return-reasons.ts';

/** What became of one entry of a return. */
export interface ReturnResult {
  readonly errorData?: unknown;
}
export type ReturnOutcome = 'success' | 'partialSuccess' | 'failure';

/** [R4.038] calls-data-states.md 3.12: a return in part as soon as any of its results carries `errorData`, none when all do. */
export function returnOutcome(results: readonly ReturnResult[]): ReturnOutcome {
  const failed = results.filter(({ errorData }) => errorData !== undefined).length;
  if (failed === 0) return 'success';
  return failed === results.length ? 'failure' : 'partialSuccess';
}

/** [R3.049] A line of the form of a return. */
export interface ReturnFormLine {
  /** Of the parcel that brought it; absent until it has arrived. */
  readonly requestId?: string | undefined;
  readonly itemId: string;
  readonly quantity: number;
  readonly reasonCode?: ReturnReason | undefined;
}
export interface ReturnEntry {
  readonly request_id_to_return: string;
  readonly item_id_to_return: string;
  readonly reason_code: ReturnReason;
}

/**
 * [R5.022, R5.023, R3.049] What is sent of a form: the lines with a requestId and a quantity above 0, an entry for each
 * piece, with `didNotLike` where no reason was chosen.
 */
export function returnEntries(lines: readonly ReturnFormLine[]): readonly ReturnEntry[] {
  return lines.flatMap(({ requestId, itemId, quantity, reasonCode = DEFAULT_RETURN_REASON }) =>
    requestId === undefined || requestId === '' || quantity <= 0
      ? []
      : Array.from({ length: quantity }, () => ({
          request_id_to_return: requestId,
          item_id_to_return: itemId,
          reason_code: reasonCode,
        })),
  );
}

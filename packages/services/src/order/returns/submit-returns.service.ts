import { type ReturnList, ReturnResultsBody } from '@vitrine/contracts';
import type { Transaction } from '@vitrine/database';
import {
  accepted,
  breaksSet,
  DEFAULT_RETURN_REASON,
  type Locale,
  type Refusals,
  refused,
  type Result,
  returnable,
  type ReturnRefusalCode,
  type ReturnTerms,
} from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import { errorEntry } from '../../http/error-body.ts';
import { REFUSALS } from '../../http/refusals.ts';
import { followOrder } from '../follow-order.store.ts';
import type { OrderRequest } from '../order-access.ts';
import { lockOrder } from '../order-state.store.ts';
import type { OrderKey } from '../settled.store.ts';
import { boughtLines, type ReturnLine } from './bought-lines.store.ts';
import {
  isPlaceRight,
  newReturnNumber,
  ordersToReturn,
  returnTerms,
  submitOnce,
  tellOfReturn,
  wayOf,
} from './return-request.ts';
import { addReturn } from './return.store.ts';

type Entry = ReturnList[number];
type EntryResult = ReturnResultsBody['results'][number];
/** What becomes of an entry: a return under its number, or nothing. */
type Verdict = { readonly number: string } | { readonly code: ReturnRefusalCode };
/** [R7.043] What is not the caller's, as what does not exist. */
const UNKNOWN: Verdict = { code: 'line_not_found' };
interface Submitting {
  readonly transaction: Transaction;
  readonly now: Date;
}

/**
 * [R7.043, R4.038, R5.022] Sends pieces back, each judged by itself: an entry for a piece. A line that is not the
 * caller's is answered as one that does not exist. The lock of the order sees to it that never more comes back than was
 * bought.
 */
export async function submitReturns(
  deps: ServiceDeps,
  { locale, ...request }: OrderRequest & { readonly locale: Locale },
  body: ReturnList,
): Promise<Result<ReturnResultsBody, Refusals<'unauthorized' | 'bad_request'>>> {
  const orders = await ordersToReturn(deps, request, idsIn(body));
  if (!orders.ok) return orders;
  for (const [at, entry] of body.entries()) {
    if (!(await isPlaceRight(deps, entry)))
      return refused({ code: 'bad_request', scope: 'field', about: `${at}.locationId` });
  }
  const once = { request, body, parse: (stored: unknown) => ReturnResultsBody.parse(stored) };
  return submitOnce(deps, once, async (transaction) => {
    const judged = new Map<Entry, Verdict>();
    const submitting = { transaction, now: deps.clock.now() };
    for (const key of distinctOrders(orders.value)) {
      const entries = body.filter(
        (entry) => orders.value.get(entry.request_id_to_return)?.orderId === key.orderId,
      );
      await returnOfOrder(deps, submitting, { key, entries, judged });
    }
    return accepted({ results: body.map((entry) => resultOf(entry, judged.get(entry) ?? UNKNOWN, locale)) });
  });
}

const idsIn = (body: ReturnList): readonly string[] => [
  ...new Set(body.map(({ request_id_to_return: id }) => id)),
];

/** In the order of their ids, which is the order of locks. */
function distinctOrders(orders: ReadonlyMap<string, OrderKey>): readonly OrderKey[] {
  const byId = new Map([...orders.values()].map((key) => [key.orderId, key]));
  return [...byId.values()].toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1));
}

/** `judged` gets the verdict on each entry. */
async function returnOfOrder(
  deps: ServiceDeps,
  { transaction, now }: Submitting,
  {
    key,
    entries,
    judged,
  }: {
    readonly key: OrderKey;
    readonly entries: readonly Entry[];
    readonly judged: Map<Entry, Verdict>;
  },
): Promise<void> {
  const order = await lockOrder(transaction, key);
  if (order === undefined) return;
  const terms = await returnTerms(deps, transaction, key.market);
  const lines = await boughtLines(transaction, key);
  const verdicts = judge(lines, entries, { terms, now });
  for (const [entry, code] of verdicts.refused) judged.set(entry, { code });
  const byPlace = Map.groupBy(verdicts.accepted, (entry) => `${wayOf(entry)} ${entry.locationId ?? ''}`);
  for (const together of byPlace.values()) {
    const [first] = together;
    if (first === undefined) continue;
    const number = newReturnNumber(deps);
    const returnId = deps.ids.next();
    const byLine = Map.groupBy(together, ({ item_id_to_return: lineId }) => lineId);
    await addReturn(
      transaction,
      {
        ...key,
        id: returnId,
        number,
        kind: 'return',
        way: wayOf(first),
        storeId: first.locationId,
        lines: Array.from(byLine, ([lineId, [one, ...more]]) => ({
          lineId,
          quantity: more.length + 1,
          reasonCode: one?.reason_code ?? DEFAULT_RETURN_REASON,
        })),
      },
      now,
    );
    await tellOfReturn(deps, transaction, { ...key, returnId });
    for (const entry of together) judged.set(entry, { number });
  }
  await followOrder(transaction, key);
  await deps.jobs.enqueue(transaction, 'make-papers', key);
}

interface Verdicts {
  readonly accepted: readonly Entry[];
  readonly refused: ReadonlyMap<Entry, ReturnRefusalCode>;
}

/** Entry by entry: pieces beyond those that are left are refused, and a set that is not whole as a whole. */
function judge(
  lines: readonly ReturnLine[],
  entries: readonly Entry[],
  { terms, now }: { readonly terms: ReturnTerms; readonly now: Date },
): Verdicts {
  const refusals = new Map<Entry, ReturnRefusalCode>();
  const asked = new Map<string, number>();
  const lineOf = (entry: Entry) =>
    lines.find(
      ({ id, row }) => id === entry.item_id_to_return && row.parcelId === entry.request_id_to_return,
    );
  for (const entry of entries) {
    const line = lineOf(entry);
    const left =
      line === undefined ? refused({ code: 'line_not_found' as const }) : returnable(line, terms, now);
    const already = asked.get(entry.item_id_to_return) ?? 0;
    if (!left.ok) refusals.set(entry, left.refusal.code);
    else if (already >= left.value) refusals.set(entry, 'already_returned');
    else asked.set(entry.item_id_to_return, already + 1);
  }
  for (const entry of entries) {
    const line = lineOf(entry);
    if (line !== undefined && !refusals.has(entry) && breaksSet(line, lines, asked))
      refusals.set(entry, 'kit_incomplete');
  }
  return { accepted: entries.filter((entry) => !refusals.has(entry)), refused: refusals };
}

function resultOf(
  { request_id_to_return: requestId, item_id_to_return: itemId }: Entry,
  judged: Verdict,
  { language }: Locale,
): EntryResult {
  const ids = { request_id: requestId, item_id: itemId };
  if ('number' in judged) return { ...ids, returnId: judged.number };
  const { code } = judged;
  const { message } = errorEntry({ code }, language);
  return { ...ids, errorData: { errorCode: code, message, status: REFUSALS[code].status } };
}

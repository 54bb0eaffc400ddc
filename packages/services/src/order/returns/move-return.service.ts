import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  type IllegalReturnEvent,
  nextReturnState,
  refundDue,
  refundsOf,
  refused,
  type Result,
  type ReturnEvent,
  type ReturnState,
  returnStateOf,
} from '@vitrine/domain';
import { bindExchanged, type BoughtDeps, unbindPieces } from '../../certificates/index.ts';
import type { ServiceDeps } from '../../deps.ts';
import { followOrder } from '../follow-order.store.ts';
import { lockOrder } from '../order-state.store.ts';
import type { Tracking } from '../parcel.store.ts';
import type { OrderKey } from '../settled.store.ts';
import { boughtLines } from './bought-lines.store.ts';
import { moneyOfReturns, oweRefund, refundablePayments } from './refund.store.ts';
import { returnTerms } from './return-request.ts';
import {
  orderOfReturn,
  type ReturnKey,
  type ReturnRow,
  returnsOfOrder,
  setAccepted,
  setReturnState,
} from './return.store.ts';
import { endHold, type Pieces, putBack } from './stock.store.ts';

type MoveDeps = BoughtDeps & Pick<ServiceDeps, 'db' | 'jobs'>;

export interface ReturnMove extends ReturnKey {
  readonly event: Exclude<ReturnEvent, 'refused'>;
  /** Of an inspection: the pieces that are taken back, by their line; all where nothing is said. */
  readonly accepted?: ReadonlyMap<string, number>;
  /** Of an exchange that is sent. */
  readonly tracking?: Tracking;
}

interface Moving extends Omit<ReturnMove, 'market' | 'returnId'> {
  readonly key: OrderKey;
  readonly row: ReturnRow;
}

/**
 * [R7.043, R4.042] Notes what the house did with a return: received it, inspected it, gave the money back, sent the other
 * size. What its state does not allow is refused and changes nothing. The state of the order follows.
 */
export function moveReturn(deps: MoveDeps, move: ReturnMove): Promise<MovedReturn> {
  return inTransaction(deps.db, (transaction) => moveReturnIn(deps, transaction, move));
}

/** The state that the return got. */
type MovedReturn = Result<
  ReturnState,
  IllegalReturnEvent | { readonly code: 'not_found' | 'too_many_pieces' }
>;

/** The same inside a transaction that is under way. */
export async function moveReturnIn(
  deps: MoveDeps,
  transaction: Transaction,
  { market, returnId, ...move }: ReturnMove,
): Promise<MovedReturn> {
  const orderId = await orderOfReturn(transaction, { market, returnId });
  if (orderId === undefined) return refused({ code: 'not_found' });
  const key = { market, orderId };
  await lockOrder(transaction, key);
  const row = (await returnsOfOrder(transaction, key)).find(({ id }) => id === returnId);
  if (row === undefined) return refused({ code: 'not_found' });
  // Money goes back for a return, and the other size goes out for an exchange.
  const isOfOtherKind = move.event === 'exchanged' && row.kind === 'return';
  const state = returnStateOf(row.state);
  if (isOfOtherKind) return refused({ code: 'illegal_return_event', state, event: move.event });
  const next = nextReturnState(state, move.event);
  if (!next.ok) return next;
  if (!fits(row, move.accepted)) return refused({ code: 'too_many_pieces' });
  const now = deps.clock.now();
  const { tracking } = move;
  await setReturnState(transaction, { market, returnId }, { state: next.value, now, tracking });
  const became = await perform(deps, transaction, { ...move, key, row });
  await followOrder(transaction, key);
  return accepted(became ?? next.value);
}

/** Nothing is taken back that was not sent. */
const fits = ({ lines }: ReturnRow, taken: ReadonlyMap<string, number> = new Map()): boolean =>
  [...taken].every(([lineId, pieces]) => {
    const line = lines?.find((sent) => sent.lineId === lineId);
    return line !== undefined && pieces >= 0 && pieces <= line.quantity;
  });

/** What a move brings along; the state that it led to, where that is another. */
async function perform(
  deps: MoveDeps,
  transaction: Transaction,
  moving: Moving,
): Promise<ReturnState | undefined> {
  const { market } = moving.key;
  const returnId = moving.row.id;
  const tell = (kind: 'return-received' | 'return-refunded' | 'return-refused' | 'exchange-sent') =>
    deps.jobs.enqueue(transaction, 'send-return-mail', { market, returnId, kind });
  switch (moving.event) {
    case 'received':
      await tell('return-received');
      return undefined;
    case 'inspected':
      if (await inspect(deps, transaction, moving)) return undefined;
      await tell('return-refused');
      return 'refused';
    case 'refunded':
      await deps.jobs.enqueue(transaction, 'make-papers', moving.key);
      await tell('return-refunded');
      return undefined;
    case 'exchanged':
      await endHold(transaction, { market, returnId, pieces: wantedPieces(moving.row) }, 'taken');
      await bindExchanged(deps, transaction, {
        order: moving.key,
        returnId,
        wanted: wantedLines(moving.row),
      });
      await tell('exchange-sent');
      return undefined;
  }
}

/** Judges a return; false where nothing of it is taken back. */
async function inspect(
  deps: MoveDeps,
  transaction: Transaction,
  { key, row, ...move }: Moving,
): Promise<boolean> {
  const returnKey = { market: key.market, returnId: row.id };
  const sent = row.lines ?? [];
  const taken = new Map(sent.map(({ lineId, quantity }) => [lineId, move.accepted?.get(lineId) ?? quantity]));
  await setAccepted(transaction, returnKey, taken);
  const count = [...taken.values()].reduce((sum, pieces) => sum + pieces, 0);
  if (count === 0) {
    if (row.kind === 'exchange')
      await endHold(transaction, { ...returnKey, pieces: wantedPieces(row) }, 'released');
    await setReturnState(transaction, returnKey, { state: 'refused', now: deps.clock.now() });
    return false;
  }
  await unbindPieces(deps, transaction, { order: key, taken });
  await putBack(transaction, await piecesOf(transaction, key, taken));
  if (row.kind === 'return') await owe(deps, transaction, { key, row });
  return true;
}

/** What is to be given back for this return is what the order's returns are worth in all beyond what they were before. */
async function owe(
  deps: MoveDeps,
  transaction: Transaction,
  { key, row }: Pick<Moving, 'key' | 'row'>,
): Promise<void> {
  const { market } = key;
  const money = await moneyOfReturns(transaction, key);
  if (money === undefined) return;
  const terms = await returnTerms(deps, transaction, market);
  const cost = { subtotal: money.subtotal, shipping: money.shippingAmount, total: money.total };
  const due = refundDue(cost, money.goodsBack, terms);
  const before = (await returnsOfOrder(transaction, key)).reduce(
    (sum, { id, refundAmount }) => (id === row.id ? sum : sum + refundAmount),
    0,
  );
  for (const [paymentId, amount] of refundsOf(due, await refundablePayments(transaction, key)))
    await oweRefund(transaction, { market, paymentId, amount });
  const now = deps.clock.now();
  await setReturnState(
    transaction,
    { market, returnId: row.id },
    { state: 'inspected', now, refund: due - before },
  );
  await deps.jobs.enqueue(transaction, 'refund-return', { market, returnId: row.id });
}

const wantedLines = ({ lines }: ReturnRow) =>
  (lines ?? []).flatMap(({ lineId, wantedSkuId, quantity }) =>
    wantedSkuId === null ? [] : [{ lineId, skuId: wantedSkuId, quantity }],
  );
const wantedPieces = (row: ReturnRow): readonly Pieces[] =>
  wantedLines(row).map(({ skuId, quantity }) => ({ skuId, quantity }));

async function piecesOf(
  transaction: Transaction,
  key: OrderKey,
  taken: ReadonlyMap<string, number>,
): Promise<readonly Pieces[]> {
  const lines = await boughtLines(transaction, key);
  return lines.flatMap(({ id, row: { skuId } }) => {
    const quantity = taken.get(id) ?? 0;
    return quantity === 0 ? [] : [{ skuId, quantity }];
  });
}

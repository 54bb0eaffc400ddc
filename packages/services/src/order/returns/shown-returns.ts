import type { OrderDetailsBody, ReturnableLine, ShownReturn } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import {
  creditSums,
  hasArrived,
  isSealedOnly,
  type Locale,
  readIn,
  returnable,
  returnableUntil,
  returnStateOf,
  returnSteps,
  type ReturnTerms,
  storeLines,
} from '@vitrine/domain';
import { toPrice } from '../../catalog/index.ts';
import type { ServiceDeps } from '../../deps.ts';
import { pricesOf } from '../order-body.ts';
import type { OrderRow } from '../order-view.store.ts';
import { boughtLines, type ReturnLine } from './bought-lines.store.ts';
import { returnTerms } from './return-request.ts';
import {
  orderOfReturn,
  type ReturnKey,
  type ReturnRow,
  returnsOfOrder,
  type StoredReturnLine,
  wantedOf,
} from './return.store.ts';

const ARRIVED: ReadonlySet<string> = new Set(['delivered', 'collected']);

/** [R3.049, R7.043] The returns of an order, and what may come back of it; nothing before a parcel has arrived. */
export async function returnsShown(
  deps: Pick<ServiceDeps, 'db' | 'clock' | 'config'>,
  row: OrderRow,
  locale: Locale,
): Promise<Pick<OrderDetailsBody, 'returns' | 'returnable' | 'refundsDelivery'>> {
  const isAnyThere = (row.fulfilments ?? []).some(({ state }) => ARRIVED.has(state));
  if (!isAnyThere) return { returns: [], returnable: [], refundsDelivery: false };
  const key = { market: row.market, orderId: row.id };
  const [returns, lines, terms] = await Promise.all([
    returnsOfOrder(deps.db, key),
    boughtLines(deps.db, key),
    returnTerms(deps, deps.db, key.market),
  ]);
  return {
    returns: returns.map((one) => shownReturn(one, row, locale)),
    returnable: lines.map((line) => returnableLine(line, lines, { terms, now: deps.clock.now() })),
    refundsDelivery: terms.refundsDelivery,
  };
}

/** A return by its id, to be shown with its order; undefined where there is none. */
export async function findShownReturn(
  db: Queryable,
  { market, returnId }: ReturnKey,
): Promise<
  { readonly orderId: string; readonly shown: (order: OrderRow, locale: Locale) => ShownReturn } | undefined
> {
  const orderId = await orderOfReturn(db, { market, returnId });
  if (orderId === undefined) return undefined;
  const row = (await returnsOfOrder(db, { market, orderId })).find(({ id }) => id === returnId);
  return row && { orderId, shown: (order, locale) => shownReturn(row, order, locale) };
}

/** Name and address of the store that takes the pieces of a return; undefined where none does. */
export function linesOfStore({ store }: ReturnRow, { language }: Locale): readonly string[] | undefined {
  if (store === null) return undefined;
  return storeLines({ ...store, name: readIn(store.texts, language).text.name });
}

function shownReturn(row: ReturnRow, order: OrderRow, locale: Locale): ShownReturn {
  const { number, kind, way, storeId, tracking, moves, createdAt, lines } = row;
  const store = linesOfStore(row, locale);
  const state = returnStateOf(row.state);
  const timeOf = (step: string) =>
    step === 'requested' ? createdAt.toISOString() : moves.findLast((move) => move.state === step)?.at;
  return {
    returnId: number,
    kind,
    way,
    ...(storeId === null ? {} : { locationId: storeId }),
    ...(store === undefined ? {} : { store: [...store] }),
    state,
    steps: returnSteps(kind, state).map((step) => {
      const at = step.isReached ? timeOf(step.state) : undefined;
      return { ...step, ...(at === undefined ? {} : { at: new Date(at).toISOString() }) };
    }),
    ...refundOf(row, order, locale),
    ...(tracking === null ? {} : { tracking }),
    lines: (lines ?? []).map(shownLine),
  };
}

/** [R7.043] What is given back, with what of it is for delivery and tax, as its credit note says it. */
function refundOf(
  { refundAmount, lines }: ReturnRow,
  order: OrderRow,
  locale: Locale,
): Pick<ShownReturn, 'refund' | 'refundParts'> {
  if (refundAmount === 0) return {};
  const price = (amount: number) => toPrice({ amount, currency: order.currency }, locale);
  const priceOf = (lineId: string) => order.lines?.find(({ id }) => id === lineId)?.unitAmount ?? 0;
  const goods = (lines ?? []).reduce((sum, line) => sum + priceOf(line.lineId) * (line.accepted ?? 0), 0);
  const { shipping, tax } = creditSums(pricesOf(order), [], { goods, refund: refundAmount });
  const refundParts = {
    ...(shipping > 0 ? { delivery: price(shipping) } : {}),
    ...(!order.taxIncluded && tax > 0 ? { tax: price(tax) } : {}),
  };
  return { refund: price(refundAmount), refundParts };
}

function shownLine(line: StoredReturnLine): ShownReturn['lines'][number] {
  const { lineId: itemId, quantity, reasonCode, accepted } = line;
  return {
    itemId,
    quantity,
    reasonCode,
    ...(accepted === null ? {} : { accepted }),
    ...wantedOf(line),
  };
}

function returnableLine(
  line: ReturnLine,
  lines: readonly ReturnLine[],
  { terms, now }: { readonly terms: ReturnTerms; readonly now: Date },
): ReturnableLine {
  const { id: itemId, isKitting, row } = line;
  const left = returnable(line, terms, now);
  const until = returnableUntil(line, terms);
  return {
    itemId,
    skuId: row.skuId,
    ...(hasArrived(line) ? { requestId: row.parcelId } : {}),
    quantity: left.ok ? left.value : 0,
    isKitting,
    isMultiLinesShippingGroup: lines.filter((other) => other.row.parcelId === row.parcelId).length > 1,
    isSealedOnly: isSealedOnly(line),
    ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
    ...(left.ok ? {} : { refusal: left.refusal.code }),
  };
}

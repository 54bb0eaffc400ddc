import { type AnswerOf, ExchangeBody, type ExchangeWish } from '@vitrine/contracts';
import type { OrderLineSnapshot, Transaction } from '@vitrine/database';
import {
  accepted,
  breaksSet,
  customerIdOf,
  DEFAULT_RETURN_REASON,
  type Locale,
  type Refusals,
  refused,
  type Result,
  returnable,
  type ReturnReason,
  type ReturnRefusalCode,
  type ReturnTerms,
  type SkuId,
  toSkuId,
} from '@vitrine/domain';
import { toPiece } from '../../catalog/index.ts';
import type { ServiceDeps } from '../../deps.ts';
import { followOrder } from '../follow-order.store.ts';
import type { OrderRequest } from '../order-access.ts';
import { lockOrder } from '../order-state.store.ts';
import { findOrder, type OrderRow } from '../order-view.store.ts';
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
import { addReturn, type NewReturn } from './return.store.ts';
import { holdStock } from './stock.store.ts';
import { type WantedSku, wantedSkus } from './wanted-sku.store.ts';

type ExchangeCode =
  | 'not_found'
  | 'unknown_sku'
  | 'out_of_stock'
  | 'exchange_other_price'
  | Exclude<ReturnRefusalCode, 'line_not_found'>;
type ExchangeRefusals = Refusals<ExchangeCode>;

/** A line with the SKU that is wanted for it, and how many. */
interface Wish {
  readonly line: ReturnLine;
  readonly skuId: SkuId;
  readonly quantity: number;
  readonly reasonCode: ReturnReason;
}

/**
 * [R7.187] Exchanges pieces of one order for others of the same product and price; the wanted pieces are held until the
 * exchange ends. All of it or nothing.
 */
export async function submitExchange(
  deps: ServiceDeps,
  { locale, ...request }: OrderRequest & { readonly locale: Locale },
  body: ExchangeWish,
): Promise<Result<AnswerOf<'exchangeLines'>, Refusals<ExchangeCode | 'unauthorized' | 'bad_request'>>> {
  const parcelIds = body.lines.map(({ request_id_to_return: id }) => id);
  const orders = await ordersToReturn(deps, request, parcelIds);
  if (!orders.ok) return orders;
  if (!(await isPlaceRight(deps, body)))
    return refused({ code: 'bad_request', scope: 'field', about: 'locationId' });
  const [key, ...more] = new Map([...orders.value.values()].map((order) => [order.orderId, order])).values();
  const isOneOrder = parcelIds.every((id) => orders.value.has(id)) && more.length === 0;
  if (key === undefined || !isOneOrder) return refused({ code: 'not_found' });
  const once = { request, body, parse: (stored: unknown) => ExchangeBody.parse(stored) };
  return submitOnce(deps, once, (transaction) =>
    exchangeIn(deps, transaction, {
      key,
      body,
      locale,
      customerId: customerIdOf(request.session.principal) ?? null,
    }),
  );
}

interface Exchanging {
  readonly key: OrderKey;
  readonly body: ExchangeWish;
  readonly locale: Locale;
  readonly customerId: string | null;
}

async function exchangeIn(
  deps: ServiceDeps,
  transaction: Transaction,
  { key, body, locale, customerId }: Exchanging,
): Promise<Result<AnswerOf<'exchangeLines'>, ExchangeRefusals>> {
  const now = deps.clock.now();
  await lockOrder(transaction, key);
  const order = await findOrder(transaction, key.market, key.orderId);
  if (order === undefined) return refused({ code: 'not_found' });
  const terms = await returnTerms(deps, transaction, key.market);
  const wishes = wishesIn(await boughtLines(transaction, key), body, { terms, now });
  if (!wishes.ok) return wishes;
  const seen = { locale, country: order.country, customerId, now };
  const skus = await wantedSkus(
    transaction,
    wishes.value.map(({ skuId }) => skuId),
    seen,
  );
  const wanted = wantedPieces(wishes.value, skus, { order, locale });
  if (!wanted.ok) return wanted;
  const missing = await holdStock(transaction, wishes.value);
  if (missing !== undefined) return refused({ code: 'out_of_stock', about: missing });
  const number = newReturnNumber(deps);
  const returnId = deps.ids.next();
  await addReturn(
    transaction,
    {
      ...key,
      id: returnId,
      number,
      kind: 'exchange',
      way: wayOf(body),
      storeId: body.locationId,
      lines: wanted.value,
    },
    now,
  );
  await tellOfReturn(deps, transaction, { ...key, returnId });
  await followOrder(transaction, key);
  await deps.jobs.enqueue(transaction, 'make-papers', key);
  return accepted({ returnId: number, orderId: key.orderId, state: 'requested' });
}

function wishesIn(
  lines: readonly ReturnLine[],
  { lines: asked }: ExchangeWish,
  { terms, now }: { readonly terms: ReturnTerms; readonly now: Date },
): Result<readonly Wish[], ExchangeRefusals> {
  const wishes: Wish[] = [];
  const byLine = Map.groupBy(asked, ({ item_id_to_return: id }) => id);
  const pieces = new Map(Array.from(byLine, ([id, entries]) => [id, entries.length]));
  for (const [id, entries] of byLine) {
    const [entry] = entries;
    const line = lines.find((candidate) => candidate.id === id);
    const isOfParcel = entries.every((one) => one.request_id_to_return === line?.row.parcelId);
    if (line === undefined || entry === undefined || !isOfParcel) return refused({ code: 'not_found' });
    const refusal = refusalOf(line, entries.length, { terms, now });
    if (refusal !== undefined) return refused({ code: refusal, about: id });
    if (breaksSet(line, lines, pieces)) return refused({ code: 'kit_incomplete', about: id });
    if (entries.some(({ skuId }) => skuId !== entry.skuId))
      return refused({ code: 'unknown_sku', about: entry.skuId });
    const { reason_code: reasonCode = DEFAULT_RETURN_REASON } = entry;
    wishes.push({ line, skuId: toSkuId(entry.skuId), quantity: entries.length, reasonCode });
  }
  return accepted(wishes);
}

type NewLines = NewReturn['lines'];

function refusalOf(
  line: ReturnLine,
  pieces: number,
  { terms, now }: { readonly terms: ReturnTerms; readonly now: Date },
): Exclude<ReturnRefusalCode, 'line_not_found'> | undefined {
  const left = returnable(line, terms, now);
  if (!left.ok) return left.refusal.code;
  return pieces > left.value ? 'already_returned' : undefined;
}

/** The wanted pieces as they are called now: others of the same product, at the price that was paid. */
function wantedPieces(
  wishes: readonly Wish[],
  skus: readonly WantedSku[],
  { order, locale }: { readonly order: OrderRow; readonly locale: Locale },
): Result<NewLines, ExchangeRefusals> {
  const lines: NewLines[number][] = [];
  for (const { line, skuId, quantity, reasonCode } of wishes) {
    const sku = skus.find((candidate) => candidate.skuId === skuId);
    const isSister = sku !== undefined && sku.productId === line.row.productId && skuId !== line.row.skuId;
    if (!isSister) return refused({ code: 'unknown_sku', about: skuId });
    if (sku.amount !== line.row.unitAmount || sku.currency !== order.currency)
      return refused({ code: 'exchange_other_price', about: skuId });
    lines.push({
      lineId: line.id,
      quantity,
      reasonCode,
      wanted: { skuId, snapshot: snapshotOf(sku, locale) },
    });
  }
  return accepted(lines);
}

function snapshotOf(sku: WantedSku, locale: Locale): OrderLineSnapshot {
  const { color: colour, ...piece } = toPiece(sku, locale);
  return { ...piece, colour, label: sku.label };
}

import type { OrderDetailsBody, ReturnableLine, ShownReturn } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import {
  hasArrived,
  isSealedOnly,
  type Locale,
  returnable,
  returnableUntil,
  returnStateOf,
  returnSteps,
  type ReturnTerms,
} from '@vitrine/domain';
import { toPrice } from '../../catalog/index.ts';
import type { ServiceDeps } from '../../deps.ts';
import type { OrderRow } from '../order-view.store.ts';
import { boughtLines, type ReturnLine } from './bought-lines.store.ts';
import { returnTerms } from './return-request.ts';
import {
  orderOfReturn,
  type ReturnKey,
  type ReturnRow,
  returnsOfOrder,
  type StoredReturnLine,
} from './return.store.ts';

const ARRIVED: ReadonlySet<string> = new Set(['delivered', 'collected']);

/** [R3.049, R7.043] The returns of an order, and what may come back of it; nothing before a parcel has arrived. */
export async function returnsShown(
  deps: Pick<ServiceDeps, 'db' | 'clock' | 'config'>,
  row: OrderRow,
  locale: Locale,
): Promise<Pick<OrderDetailsBody, 'returns' | 'returnable'>> {
  const isAnyThere = (row.fulfilments ?? []).some(({ state }) => ARRIVED.has(state));
  if (!isAnyThere) return { returns: [], returnable: [] };
  const key = { market: row.market, orderId: row.id };
  const [returns, lines, terms] = await Promise.all([
    returnsOfOrder(deps.db, key),
    boughtLines(deps.db, key),
    returnTerms(deps, deps.db, key.market),
  ]);
  return {
    returns: returns.map((one) => shownReturn(one, row.currency, locale)),
    returnable: lines.map((line) => returnableLine(line, lines, { terms, now: deps.clock.now() })),
  };
}

/** A return by its id, to be shown in the money and words of its order; undefined where there is none. */
export async function findShownReturn(
  db: Queryable,
  { market, returnId }: ReturnKey,
): Promise<
  { readonly orderId: string; readonly shown: (currency: string, locale: Locale) => ShownReturn } | undefined
> {
  const orderId = await orderOfReturn(db, { market, returnId });
  if (orderId === undefined) return undefined;
  const row = (await returnsOfOrder(db, { market, orderId })).find(({ id }) => id === returnId);
  return row && { orderId, shown: (currency, locale) => shownReturn(row, currency, locale) };
}

function shownReturn(row: ReturnRow, currency: string, locale: Locale): ShownReturn {
  const { number, kind, way, storeId, refundAmount, tracking, moves, createdAt, lines } = row;
  const state = returnStateOf(row.state);
  const timeOf = (step: string) =>
    step === 'requested' ? createdAt.toISOString() : moves.findLast((move) => move.state === step)?.at;
  return {
    returnId: number,
    kind,
    way,
    ...(storeId === null ? {} : { locationId: storeId }),
    state,
    steps: returnSteps(kind, state).map((step) => {
      const at = step.isReached ? timeOf(step.state) : undefined;
      return { ...step, ...(at === undefined ? {} : { at: new Date(at).toISOString() }) };
    }),
    ...(refundAmount === 0 ? {} : { refund: toPrice({ amount: refundAmount, currency }, locale) }),
    ...(tracking === null ? {} : { tracking }),
    lines: (lines ?? []).map(shownLine),
  };
}

function shownLine(line: StoredReturnLine): ShownReturn['lines'][number] {
  const { lineId: itemId, quantity, reasonCode, accepted, wantedSkuId, wanted } = line;
  return {
    itemId,
    quantity,
    reasonCode,
    ...(accepted === null ? {} : { accepted }),
    ...(wanted === null || wantedSkuId === null
      ? {}
      : {
          wanted: {
            skuId: wantedSkuId,
            color: wanted.colour,
            ...(wanted.size === undefined ? {} : { size: wanted.size }),
          },
        }),
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

import {
  named,
  offerOf,
  partsOf,
  type OrderLineSnapshot,
  shownSku,
  type ShownSku,
  skuColumns,
  type Transaction,
} from '@vitrine/database';
import {
  ageRefusal,
  type AgeRefusalCode,
  canBeBought,
  designedPrice,
  type LineConfiguration,
  type Locale,
  type NamedPart,
  type PersonalisationOffer,
  type SkuId,
} from '@vitrine/domain';
import { ageAccessOf, ageFacts, type AgeFacts, type OpenCart } from '../cart/index.ts';
import { OFFER_FIELDS, PIECE_FIELDS, toOffer, toPiece } from '../catalog/index.ts';
import { shownDesign } from '../personalisation/index.ts';
import type { ViewerValues } from '../http/session.ts';

const FIELDS = [...PIECE_FIELDS, ...OFFER_FIELDS, 'label', 'taxIncluded', 'isSample'] as const;

interface LineRow extends AgeFacts, Pick<ShownSku, (typeof FIELDS)[number]> {
  readonly id: string;
  readonly configuration: LineConfiguration;
  readonly offer: PersonalisationOffer | null;
  readonly quantity: number;
  /** Pieces of the SKU in all lines of the cart. */
  readonly skuQuantity: number;
  readonly parts: readonly NamedPart[] | null;
}

const SKU = shownSku('sku.id = i.sku_id', {
  language: '$4',
  country: '$3',
  pool: '$5',
  viewer: { customerId: '$6', now: '$7' },
});
const PRICED = named('draft-priced-lines')<
  readonly [
    market: string,
    cartId: string,
    country: string,
    language: string,
    pool: string,
    ...viewer: ViewerValues,
    sessionId: string,
  ],
  LineRow
>(
  `SELECT i.id, i.configuration, i.quantity, ${offerOf('i')}, ${skuColumns(FIELDS)}, ${partsOf('$4')},
     sum(i.quantity) OVER (PARTITION BY i.sku_id)::int AS sku_quantity, ${ageFacts('s', '$8')}
   FROM cart_line i CROSS JOIN LATERAL ${SKU} s
   WHERE i.market = $1 AND i.cart_id = $2
   ORDER BY i.added_at, i.id`,
);
const WRITE = named('draft-write-lines')<
  [
    market: string,
    orderId: string,
    ids: readonly string[],
    cartLineIds: readonly string[],
    skuIds: readonly SkuId[],
    configurations: readonly string[],
    snapshots: readonly string[],
    quantities: readonly number[],
    amounts: readonly number[],
  ]
>(
  `WITH gone AS (
     DELETE FROM order_line WHERE market = $1 AND order_id = $2 AND cart_line_id <> ALL ($4::text[])
   )
   INSERT INTO order_line (market, order_id, id, cart_line_id, sku_id, configuration, snapshot, quantity, unit_amount)
   SELECT $1, $2, line.id, line.cart_line_id, line.sku_id, line.configuration::jsonb, line.snapshot::jsonb,
     line.quantity, line.amount
   FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[], $9::bigint[])
     AS line (id, cart_line_id, sku_id, configuration, snapshot, quantity, amount)
   ON CONFLICT (market, order_id, cart_line_id)
   DO UPDATE SET snapshot = excluded.snapshot, quantity = excluded.quantity, unit_amount = excluded.unit_amount`,
);

const HANDED_OVER = named('draft-handed-over')<[market: string, cartId: string, country: string]>(
  `SELECT o.id, l.cart_line_id, l.quantity
   FROM shop_order o JOIN order_line l ON l.market = o.market AND l.order_id = o.id
   WHERE o.market = $1 AND o.cart_id = $2 AND o.state = 'draft' AND o.is_handed_over
     AND o.country = $3`,
);

/**
 * [R7.126] The draft that came into a cart by a link, as long as the bag is what was agreed and goes to the same country;
 * undefined once the shopper has changed that: what is ordered then is theirs, at the prices of now.
 */
export async function handedOverDraft(
  transaction: Transaction,
  { market, cartId, lines }: OpenCart,
  country: string,
): Promise<string | undefined> {
  const agreed = await transaction.all(HANDED_OVER, [market, cartId, country]);
  const isSame =
    agreed.length === lines.length &&
    agreed.every(({ cartLineId, quantity }) =>
      lines.some((line) => line.id === cartLineId && line.quantity === quantity),
    );
  return isSame ? agreed[0]?.id : undefined;
}

/** A line of the cart at today's price. */
export interface PricedLine {
  readonly cartLineId: string;
  readonly skuId: SkuId;
  readonly configuration: LineConfiguration;
  readonly quantity: number;
  readonly unitAmount: number;
  readonly taxIncluded: boolean;
  readonly snapshot: OrderLineSnapshot;
}
type LineRefusalCode = 'item_unavailable' | AgeRefusalCode;

export type PricedCart =
  | { readonly kind: 'priced'; readonly lines: readonly PricedLine[] }
  /** The SKUs that cannot be bought, or not so many of them, or not by somebody of this age. */
  | {
      readonly kind: 'refused';
      readonly code: LineRefusalCode;
      readonly skuIds: readonly [SkuId, ...SkuId[]];
    };

export interface PricedIn {
  readonly market: string;
  readonly cartId: string;
  readonly locale: Locale;
  /** ISO 3166-1: whose prices they are. */
  readonly country: string;
  readonly pool: string;
  readonly viewer: ViewerValues;
  /** An agent sells, or has agreed the prices. */
  readonly isByAgent: boolean;
  readonly sessionId: string;
}

/** The cart's lines with the prices of a country, and what the shopper sees of them now. */
export async function priceLines(transaction: Transaction, cart: PricedIn): Promise<PricedCart> {
  const { market, cartId, locale, country, pool, viewer, isByAgent, sessionId } = cart;
  const { language, isShop } = locale;
  const seller = { isShop, isAgent: isByAgent };
  const values = [market, cartId, country, language, pool, ...viewer, sessionId] as const;
  const rows = (await transaction.all(PRICED, values)).map((row) => ({
    ...row,
    amount: designedPrice(row, country),
  }));
  const missing = rows.filter((row) => !canBeBought(toOffer(row), row.skuQuantity, seller));
  const refusedForAge = (code: AgeRefusalCode) =>
    refusedFor(
      code,
      rows.filter((row) => ageRefusal(ageAccessOf(row)) === code),
    );
  const refusal =
    refusedFor('item_unavailable', missing) ??
    refusedForAge('age_unconfirmed') ??
    refusedForAge('age_refused');
  if (refusal !== undefined) return refusal;
  return { kind: 'priced', lines: rows.map((row) => pricedLine(row, locale)) };
}

function refusedFor(code: LineRefusalCode, rows: readonly LineRow[]): PricedCart | undefined {
  const [first, ...more] = new Set(rows.map(({ skuId }) => skuId));
  return first === undefined ? undefined : { kind: 'refused', code, skuIds: [first, ...more] };
}

/** Makes the draft's lines these; a line that stays keeps its id. */
export async function writeLines(
  transaction: Transaction,
  order: { readonly market: string; readonly orderId: string },
  lines: readonly (PricedLine & { readonly id: string })[],
): Promise<void> {
  await transaction.all(WRITE, [
    order.market,
    order.orderId,
    lines.map(({ id }) => id),
    lines.map(({ cartLineId }) => cartLineId),
    lines.map(({ skuId }) => skuId),
    lines.map(({ configuration }) => JSON.stringify(configuration)),
    lines.map(({ snapshot }) => JSON.stringify(snapshot)),
    lines.map(({ quantity }) => quantity),
    lines.map(({ unitAmount }) => unitAmount),
  ]);
}

function pricedLine(row: LineRow, locale: Locale): PricedLine {
  const { id, skuId, configuration, quantity, label, parts } = row;
  const { color: colour, ...piece } = toPiece(row, locale);
  return {
    cartLineId: id,
    skuId,
    configuration,
    quantity,
    unitAmount: row.amount ?? 0,
    taxIncluded: row.taxIncluded ?? locale.taxIncluded,
    snapshot: {
      ...piece,
      colour,
      label,
      ...shownDesign(row, locale),
      ...(parts === null ? {} : { parts }),
      ...(row.isSample ? { isSample: true } : {}),
    },
  };
}

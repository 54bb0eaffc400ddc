import {
  mayHave,
  named,
  type LookPicture,
  type OrderLineSnapshot,
  type Transaction,
} from '@vitrine/database';
import { FALLBACK_LANGUAGE, type LineConfiguration, type Locale, mediaUrl, skuUrl } from '@vitrine/domain';
import type { ViewerValues } from '../http/session.ts';

interface LineRow {
  readonly id: string;
  readonly sku_id: string;
  readonly configuration: LineConfiguration;
  readonly quantity: number;
  /** Pieces of the SKU in all lines of the cart. */
  readonly sku_quantity: number;
  readonly product_id: string;
  readonly slug: string;
  readonly look: string;
  readonly media: readonly LookPicture[];
  readonly size: string | null;
  readonly sellable: boolean;
  readonly name: string;
  readonly label: string;
  readonly colour: string;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly tax_included: boolean | null;
  readonly free: number | null;
  /** The viewer may have it. */
  readonly is_open: boolean;
}

const PRICED = named<
  readonly [
    market: string,
    cartId: string,
    country: string,
    language: string,
    pool: string,
    ...viewer: ViewerValues,
  ],
  LineRow
>(
  'draft-priced-lines',
  `SELECT i.id, i.sku_id, i.configuration, i.quantity,
     sum(i.quantity) OVER (PARTITION BY i.sku_id)::int AS sku_quantity, s.product_id, p.slug, s.look, s.media, s.size, s.sellable,
     coalesce(pt.name, pf.name, '') AS name, coalesce(st.label, sf.label, '') AS label,
     coalesce(st.colour, sf.colour, '') AS colour,
     price.amount, price.currency, price.tax_included, stock.on_hand - stock.reserved AS free,
     ${mayHave('p', { customerId: '$6', now: '$7' })} AS is_open
   FROM cart_item i
   JOIN sku s ON s.id = i.sku_id
   JOIN product p ON p.id = s.product_id
   LEFT JOIN product_text pt ON pt.product_id = p.id AND pt.language = $4
   LEFT JOIN product_text pf ON pf.product_id = p.id AND pf.language = '${FALLBACK_LANGUAGE}'
   LEFT JOIN sku_text st ON st.sku_id = s.id AND st.language = $4
   LEFT JOIN sku_text sf ON sf.sku_id = s.id AND sf.language = '${FALLBACK_LANGUAGE}'
   LEFT JOIN price ON price.sku_id = s.id AND price.country = $3
   LEFT JOIN stock ON stock.sku_id = s.id AND stock.pool = $5
   WHERE i.market = $1 AND i.cart_id = $2
   ORDER BY i.added_at, i.id`,
);
const WRITE = named<
  [
    market: string,
    orderId: string,
    ids: readonly string[],
    cartItemIds: readonly string[],
    skuIds: readonly string[],
    configurations: readonly string[],
    snapshots: readonly string[],
    quantities: readonly number[],
    amounts: readonly number[],
  ],
  never
>(
  'draft-write-lines',
  `WITH gone AS (
     DELETE FROM order_line WHERE market = $1 AND order_id = $2 AND cart_item_id <> ALL ($4::text[])
   )
   INSERT INTO order_line (market, order_id, id, cart_item_id, sku_id, configuration, snapshot, quantity, unit_amount)
   SELECT $1, $2, line.id, line.cart_item_id, line.sku_id, line.configuration::jsonb, line.snapshot::jsonb,
     line.quantity, line.amount
   FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[], $9::bigint[])
     AS line (id, cart_item_id, sku_id, configuration, snapshot, quantity, amount)
   ON CONFLICT (market, order_id, cart_item_id)
   DO UPDATE SET snapshot = excluded.snapshot, quantity = excluded.quantity, unit_amount = excluded.unit_amount`,
);

/** A line of the cart at today's price. */
export interface PricedLine {
  readonly cartItemId: string;
  readonly skuId: string;
  readonly configuration: LineConfiguration;
  readonly quantity: number;
  readonly unitAmount: number;
  readonly taxIncluded: boolean;
  readonly snapshot: OrderLineSnapshot;
}
export type PricedCart =
  | { readonly kind: 'priced'; readonly lines: readonly PricedLine[] }
  /** The SKUs that cannot be bought, or not so many of them. */
  | { readonly kind: 'unavailable'; readonly skuIds: readonly [string, ...string[]] };

export interface PricedIn {
  readonly market: string;
  readonly cartId: string;
  readonly locale: Locale;
  /** ISO 3166-1: whose prices they are. */
  readonly country: string;
  readonly pool: string;
  readonly viewer: ViewerValues;
}

/** The cart's lines with the prices of a country, and what the shopper sees of them now. */
export async function priceLines(transaction: Transaction, cart: PricedIn): Promise<PricedCart> {
  const { market, cartId, locale, country, pool, viewer } = cart;
  const { language } = locale;
  const rows = await transaction.all(PRICED, [market, cartId, country, language, pool, ...viewer]);
  const [first, ...more] = new Set(rows.filter((row) => !isAvailable(row, locale)).map((row) => row.sku_id));
  if (first !== undefined) return { kind: 'unavailable', skuIds: [first, ...more] };
  return { kind: 'priced', lines: rows.map((row) => pricedLine(row, locale)) };
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
    lines.map(({ cartItemId }) => cartItemId),
    lines.map(({ skuId }) => skuId),
    lines.map(({ configuration }) => JSON.stringify(configuration)),
    lines.map(({ snapshot }) => JSON.stringify(snapshot)),
    lines.map(({ quantity }) => quantity),
    lines.map(({ unitAmount }) => unitAmount),
  ]);
}

function isAvailable(row: LineRow, locale: Locale): boolean {
  const isOffered = row.is_open && row.sellable && row.amount !== null;
  return locale.isShop && isOffered && (row.free ?? 0) >= row.sku_quantity;
}

function pricedLine(row: LineRow, locale: Locale): PricedLine {
  const { product_id: productId, name, label, colour, size } = row;
  return {
    cartItemId: row.id,
    skuId: row.sku_id,
    configuration: row.configuration,
    quantity: row.quantity,
    unitAmount: row.amount ?? 0,
    taxIncluded: row.tax_included ?? locale.taxIncluded,
    snapshot: {
      productId,
      name,
      label,
      colour,
      ...(size === null ? {} : { size }),
      mediaUrl: mediaUrl(row.look, row.media[0]?.view ?? 'front'),
      url: skuUrl(locale.code, { id: productId, slug: row.slug }, row.sku_id),
    },
  };
}

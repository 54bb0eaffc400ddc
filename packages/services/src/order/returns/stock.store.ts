import { named, type Transaction } from '@vitrine/database';
import { ONLINE_POOL, type SkuId } from '@vitrine/domain';

type Values = readonly [skuId: SkuId, quantity: number, pool: string];

const HOLD = named('returns-stock-hold')<Values>(
  `UPDATE stock SET reserved = reserved + $2 WHERE sku_id = $1 AND pool = $3 AND on_hand - reserved >= $2
   RETURNING sku_id`,
);
const TAKE = named('returns-stock-take')<Values>(
  `UPDATE stock SET on_hand = on_hand - $2, reserved = reserved - $2 WHERE sku_id = $1 AND pool = $3`,
);
const RELEASE = named('returns-stock-release')<Values>(
  `UPDATE stock SET reserved = reserved - $2 WHERE sku_id = $1 AND pool = $3`,
);
const PUT_BACK = named('returns-stock-put-back')<Values>(
  `UPDATE stock SET on_hand = on_hand + $2 WHERE sku_id = $1 AND pool = $3`,
);
const SET_HOLD = named('returns-set-hold')<
  readonly [market: string, returnId: string, hold: 'taken' | 'released']
>(`UPDATE return_line SET hold = $3 WHERE market = $1 AND return_id = $2 AND hold = 'held'`);

/** So many pieces of a SKU. */
export interface Pieces {
  readonly skuId: SkuId;
  readonly quantity: number;
}

/** Rows of stock are locked in the order of their ids, as everywhere. */
const inOrder = (pieces: readonly Pieces[]): readonly Pieces[] =>
  pieces.toSorted((one, other) => (one.skuId < other.skuId ? -1 : 1));

/** Holds the pieces of an exchange, or none: then the first SKU of which there are not enough. */
export async function holdStock(
  transaction: Transaction,
  pieces: readonly Pieces[],
): Promise<SkuId | undefined> {
  const held: Pieces[] = [];
  for (const { skuId, quantity } of inOrder(pieces)) {
    if ((await transaction.first(HOLD, [skuId, quantity, ONLINE_POOL])) === undefined) {
      for (const one of held) await transaction.all(RELEASE, [one.skuId, one.quantity, ONLINE_POOL]);
      return skuId;
    }
    held.push({ skuId, quantity });
  }
  return undefined;
}

/** What becomes of the held pieces of an exchange: sent, or let go. */
export async function endHold(
  transaction: Transaction,
  exchange: { readonly market: string; readonly returnId: string; readonly pieces: readonly Pieces[] },
  end: 'taken' | 'released',
): Promise<void> {
  const statement = end === 'taken' ? TAKE : RELEASE;
  for (const { skuId, quantity } of inOrder(exchange.pieces))
    await transaction.all(statement, [skuId, quantity, ONLINE_POOL]);
  await transaction.all(SET_HOLD, [exchange.market, exchange.returnId, end]);
}

/** Pieces that were taken back are for sale again. */
export async function putBack(transaction: Transaction, pieces: readonly Pieces[]): Promise<void> {
  for (const { skuId, quantity } of inOrder(pieces))
    await transaction.all(PUT_BACK, [skuId, quantity, ONLINE_POOL]);
}

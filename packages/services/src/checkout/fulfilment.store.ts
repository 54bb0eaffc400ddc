import {
  type ChosenSlot,
  type StoreCollection,
  named,
  offerOf,
  type Queryable,
  type RowOf,
  type Transaction,
} from '@vitrine/database';
import type { ParcelLine, PersonalisationOffer, Readiness } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';

type Order = readonly [market: string, orderId: string];

/** [R7.139] Random throughout (128 bits): whoever knows the id of a parcel may ask where it is. */
export const newParcelId = ({ random }: Pick<ServiceDeps, 'random'>): string =>
  random.bytes(16).toString('hex');

const LINES = named('fulfilment-lines')<
  Order,
  { readonly offer: PersonalisationOffer | null }
>(`SELECT l.id, s.is_fluid, l.configuration, ${offerOf('l')} FROM order_line l JOIN sku s ON s.id = l.sku_id
   WHERE l.market = $1 AND l.order_id = $2 ORDER BY l.id`);
const OF_ORDER = named(
  'fulfilment-of-order',
)<Order>(`SELECT id, readiness, kind, method_id, address, slot, store_id, collection FROM fulfilment
   WHERE market = $1 AND order_id = $2 ORDER BY rank`);
const DETACH = named('fulfilment-detach')<Order>(
  `UPDATE order_line SET fulfilment_id = NULL WHERE market = $1 AND order_id = $2`,
);
const DROP_OTHERS = named('fulfilment-drop-others')<readonly [...Order, ids: readonly string[]]>(
  `DELETE FROM fulfilment WHERE market = $1 AND order_id = $2 AND id <> ALL ($3::text[])`,
);
const PUT = named('fulfilment-put')<
  readonly [
    ...Order,
    id: string,
    rank: number,
    readiness: Readiness,
    methodId: string,
    address: string,
    eddMin: string | null,
    eddMax: string | null,
    amount: number,
    kind: 'home' | 'slot' | 'collect',
    slot: string | null,
    storeId: string | null,
    collection: string | null,
  ]
>(`INSERT INTO fulfilment (market, order_id, id, rank, readiness, method_id, address, edd_min, edd_max, amount, kind,
     slot, store_id, collection)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
   ON CONFLICT (market, id) DO UPDATE SET kind = excluded.kind, rank = excluded.rank, method_id = excluded.method_id,
     address = excluded.address, edd_min = excluded.edd_min, edd_max = excluded.edd_max, amount = excluded.amount,
     slot = excluded.slot, store_id = excluded.store_id, collection = excluded.collection`);
const ATTACH = named('fulfilment-attach')<
  readonly [...Order, fulfilmentId: string, lineIds: readonly string[]]
>(`UPDATE order_line SET fulfilment_id = $3 WHERE market = $1 AND order_id = $2 AND id = ANY ($4::text[])`);

export type DraftFulfilment = RowOf<typeof OF_ORDER>;

interface OrderKey {
  readonly market: string;
  readonly orderId: string;
}

/** The lines of an order with what decides when each can leave. */
export function parcelLines(db: Queryable, { market, orderId }: OrderKey): Promise<readonly ParcelLine[]> {
  return db.all(LINES, [market, orderId]);
}

/** How a draft is sent so far, the parcel that leaves first before the others; empty before anything was chosen. */
export function fulfilmentsOf(
  db: Queryable,
  { market, orderId }: OrderKey,
): Promise<readonly DraftFulfilment[]> {
  return db.all(OF_ORDER, [market, orderId]);
}

/** A parcel with its way, as it is written. */
interface Fulfilment {
  readonly id: string;
  readonly readiness: Readiness;
  readonly lineIds: readonly string[];
  readonly methodId: string;
  readonly address: object;
  /** Null where the day is agreed later. */
  readonly eddMin: string | null;
  readonly eddMax: string | null;
  /** Minor units. */
  readonly amount: number;
  /** The hours that were chosen, of a way that has them. */
  readonly slot?: ChosenSlot | undefined;
  /** Where and from when on it is collected, unless it is sent. */
  readonly collected?: { readonly storeId: string; readonly collection: StoreCollection };
}

/** Makes these the fulfilments of a locked draft; the others are forgotten. */
export async function writeFulfilments(
  transaction: Transaction,
  { market, orderId }: OrderKey,
  fulfilments: readonly Fulfilment[],
): Promise<void> {
  await transaction.all(DETACH, [market, orderId]);
  await transaction.all(DROP_OTHERS, [market, orderId, fulfilments.map(({ id }) => id)]);
  for (const [rank, fulfilment] of fulfilments.entries()) {
    const { id, readiness, lineIds, methodId, eddMin, eddMax, amount } = fulfilment;
    const address = JSON.stringify(fulfilment.address);
    const way = [methodId, address, eddMin, eddMax, amount, ...kindOf(fulfilment)] as const;
    await transaction.all(PUT, [market, orderId, id, rank, readiness, ...way]);
    await transaction.all(ATTACH, [market, orderId, id, lineIds]);
  }
}

function kindOf({ slot, collected }: Fulfilment) {
  if (collected !== undefined)
    return ['collect', null, collected.storeId, JSON.stringify(collected.collection)] as const;
  return slot === undefined
    ? (['home', null, null, null] as const)
    : (['slot', JSON.stringify(slot), null, null] as const);
}

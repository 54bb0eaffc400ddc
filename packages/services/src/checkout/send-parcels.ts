import type { Queryable, Transaction } from '@vitrine/database';
import { type Parcel, planParcels } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { DraftRow } from '../order/index.ts';
import { windowOf } from './delivery.ts';
import { renewTotals } from './draft-totals.ts';
import { fulfilmentsOf, parcelLines, writeFulfilments } from './fulfilment.store.ts';
import { methodsOf, type MethodRow } from './shipping.store.ts';

/** The parcels of an order, as its lines are now. */
export async function parcelsOf(
  db: Queryable,
  { market, id: orderId }: Pick<DraftRow, 'market' | 'id'>,
): Promise<readonly Parcel[]> {
  return planParcels(await parcelLines(db, { market, orderId }));
}

/** A parcel and the way it is sent. */
export interface SentParcel extends Parcel {
  readonly method: MethodRow;
}
interface Sending {
  readonly draft: DraftRow;
  readonly parcels: readonly SentParcel[];
  readonly address: Readonly<Record<string, string>>;
}

/** [R7.111] Sends the parcels of a locked draft to an address: their prices join the total, tax follows the address. */
export async function sendParcels(
  deps: ServiceDeps,
  transaction: Transaction,
  { draft, parcels, address }: Sending,
): Promise<void> {
  const { market, id: orderId, country } = draft;
  const stored = await fulfilmentsOf(transaction, { market, orderId });
  const place = { country, now: deps.clock.now(), postalCode: address['postalCode'] };
  const fulfilments = parcels.map(({ readiness, making, lineIds, method }) => {
    const { min: eddMin, max: eddMax } = windowOf(method, making, place);
    const id = stored.find((row) => row.readiness === readiness)?.id ?? deps.ids.next();
    return { id, readiness, lineIds, methodId: method.id, address, eddMin, eddMax, amount: method.amount };
  });
  await writeFulfilments(transaction, { market, orderId }, fulfilments);
  const shipping = fulfilments.reduce((sum, { amount }) => sum + amount, 0);
  await renewTotals(transaction, draft, { shipping, shipTo: address });
}

/**
 * [R7.102] Plans the parcels of a locked draft anew after its lines changed: each goes the way it went, and one that is
 * new the way of the first. Where the house no longer offers a way, delivery is to be chosen again.
 */
export async function resendParcels(
  deps: ServiceDeps,
  transaction: Transaction,
  draft: DraftRow,
): Promise<void> {
  const { market, id: orderId } = draft;
  const stored = await fulfilmentsOf(transaction, { market, orderId });
  const [first] = stored;
  if (first === undefined) return;
  const methods = await methodsOf(transaction, draft.country);
  const planned = await parcelsOf(transaction, draft);
  const parcels = planned.flatMap((parcel) => {
    const went = stored.find(({ readiness }) => readiness === parcel.readiness) ?? first;
    const method = methods.find(({ id }) => id === went.methodId);
    return method === undefined ? [] : [{ ...parcel, method }];
  });
  if (parcels.length === planned.length) {
    await sendParcels(deps, transaction, { draft, parcels, address: first.address });
    return;
  }
  await writeFulfilments(transaction, { market, orderId }, []);
  await renewTotals(transaction, draft, { shipping: 0 });
}

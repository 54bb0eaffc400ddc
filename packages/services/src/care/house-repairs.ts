import type { WorkshopRepair } from '@vitrine/contracts';
import { repairStateOf, readReference, referenceOf } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { type HouseRepairRow, repairsOfHouse } from './repair.store.ts';
import { readPhoto } from './request-repair.service.ts';

/** More than lie on a bench. */
const MOST_REPAIRS = 200;

/** [R2.052] The repairs that the house has to do with, for its workshop. */
export async function repairsForHouse({
  db,
}: Pick<ServiceDeps, 'db'>): Promise<{ readonly repairs: readonly WorkshopRepair[] }> {
  return { repairs: (await repairsOfHouse(db, MOST_REPAIRS)).map(toWorkshopRepair) };
}

function toWorkshopRepair(row: HouseRepairRow): WorkshopRepair {
  const { id, market, number, state, locale, currency, description, places } = row;
  return {
    reference: referenceOf(market, id),
    number,
    state: repairStateOf(state),
    locale,
    requestedAt: row.requestedAt.toISOString(),
    ...pieceOf(row),
    description,
    photos: [...places],
    currency,
    ...estimateOf(row),
    client: clientOf(row),
  };
}

function pieceOf({
  name,
  colour,
  piece,
  skuId,
  serialNumber,
}: HouseRepairRow): Pick<WorkshopRepair, 'piece' | 'skuId' | 'serialNumber'> {
  return {
    piece: name === null ? (piece ?? '') : `${name}, ${colour ?? ''}`,
    ...(skuId === null ? {} : { skuId }),
    ...(serialNumber === null ? {} : { serialNumber }),
  };
}

function estimateOf({ amount, days, note }: HouseRepairRow): Pick<WorkshopRepair, 'estimate'> {
  if (amount === null) return {};
  return {
    estimate: { amount, ...(days === null ? {} : { days }), ...(note === null ? {} : { note }) },
  };
}

function clientOf({ firstName, lastName, email }: HouseRepairRow): WorkshopRepair['client'] {
  const name = { firstName: firstName ?? '', lastName: lastName ?? '' };
  return email === null ? name : { ...name, email };
}

/** A photo of a repair, for the workshop: `us.{id}` and its place. */
export async function photoForHouse(
  deps: Pick<ServiceDeps, 'db' | 'config'>,
  reference: string,
  place: number,
): ReturnType<typeof readPhoto> {
  return readPhoto(deps, readReference(reference)?.id ?? '', place);
}

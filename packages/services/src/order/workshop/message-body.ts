import type { WorkshopMessage, WorkshopOrder } from '@vitrine/contracts';
import { localeOf, LOCALES, orderStateOf, returnStateOf, referenceOf } from '@vitrine/domain';
import { lineDesign } from '../order-body.ts';
import { textIn } from '../shipping-method-body.ts';
import type { FulfilmentRow, LineRow, OrderRow } from '../order-view.store.ts';
import { type ReturnRow, wantedOf } from '../returns/return.store.ts';
import type { MessageRow } from './message.store.ts';

/** What a message says: what happened, and how the order stands. */
export function messageBody(
  { id, market, type, place, createdAt, returnId }: MessageRow,
  order: OrderRow,
  returns: readonly ReturnRow[],
): WorkshopMessage {
  return {
    id,
    type,
    place,
    occurredAt: createdAt.toISOString(),
    order: workshopOrder(order, returns),
    ...(returnId === null ? {} : { return: referenceOf(market, returnId) }),
  };
}

function workshopOrder(row: OrderRow, returns: readonly ReturnRow[]): WorkshopOrder {
  const { market, id, number, state, locale, country, placedAt, gift, fulfilments } = row;
  return {
    reference: referenceOf(market, id),
    number: number ?? id,
    state: orderStateOf(state),
    locale,
    country,
    ...(placedAt === null ? {} : { placedAt: placedAt.toISOString() }),
    ...(gift === null ? {} : { gift }),
    parcels: (fulfilments ?? []).map((parcel, at) => sentParcel(row, parcel, at)),
    returns: returns.map((one) => askedReturn(market, one)),
  };
}

type SentParcel = WorkshopOrder['parcels'][number];

function sentParcel({ market, lines, locale }: OrderRow, parcel: FulfilmentRow, at: number): SentParcel {
  const { id, kind, readiness, state, methodId, texts, eddMax, delayedUntil, lineIds } = parcel;
  const { name } = textIn(texts, localeOf(locale) ?? LOCALES['eng-us']);
  const own = (lines ?? []).filter((line) => lineIds?.includes(line.id));
  return {
    reference: referenceOf(market, id),
    place: at + 1,
    kind,
    readiness,
    state,
    methodId,
    methodName: name === '' ? methodId : name,
    ...(eddMax === null ? {} : { promisedUntil: eddMax }),
    ...(delayedUntil === null ? {} : { delayedUntil }),
    ...placeOf(parcel),
    address: parcel.address,
    lines: own.map((line) => orderedLine(market, line)),
  };
}

/** The hours that it is brought in, or the store and who comes for it. */
function placeOf({
  slot,
  store,
  collection,
}: FulfilmentRow): Pick<SentParcel, 'hours' | 'storeId' | 'collector'> {
  const { firstName, lastName } = collection?.collector ?? {};
  return {
    ...(slot === null ? {} : { hours: { day: slot.day, from: slot.from, until: slot.until } }),
    ...(store === null ? {} : { storeId: store.id }),
    ...(firstName === undefined || lastName === undefined ? {} : { collector: { firstName, lastName } }),
  };
}

function orderedLine(
  market: string,
  { id, skuId, quantity, snapshot }: LineRow,
): SentParcel['lines'][number] {
  const { name, colour: color, size, isSample, parts } = snapshot;
  const { personalisation: design } = lineDesign(snapshot.personalisation);
  return {
    reference: referenceOf(market, id),
    skuId,
    name,
    color,
    ...(size === undefined ? {} : { size }),
    quantity,
    ...(isSample === undefined ? {} : { isSample }),
    ...(parts === undefined ? {} : { parts: parts.map((part) => ({ name: part.name })) }),
    ...(design === undefined
      ? {}
      : {
          design: {
            text: design.text,
            font: design.font,
            colour: design.colour,
            position: design.position,
            parts: design.parts,
          },
        }),
  };
}

function askedReturn(market: string, row: ReturnRow): WorkshopOrder['returns'][number] {
  const { id, number, kind, way, state, storeId, lines } = row;
  return {
    reference: referenceOf(market, id),
    number,
    kind,
    way,
    state: returnStateOf(state),
    ...(storeId === null ? {} : { storeId }),
    lines: (lines ?? []).map((line) => ({
      reference: referenceOf(market, line.lineId),
      quantity: line.quantity,
      reason: line.reasonCode,
      ...(line.accepted === null ? {} : { accepted: line.accepted }),
      ...wantedOf(line),
    })),
  };
}

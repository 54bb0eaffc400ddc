import type { PrivateSaleBody, SalePlaceBody } from '@vitrine/contracts';
import {
  accepted,
  foreignTag,
  type Locale,
  mayTakePlace,
  pageUrl,
  placeState,
  readIn,
  refused,
  saleState,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { leavePlace, markSeen, placeByTicket, placeOf, takePlace } from './place.store.ts';
import { createSaleDoors } from './sale-doors.ts';
import { isToBeMarked, roomOf, shownPlace } from './shown-place.ts';
import { saleOfCustomer, type SaleRow } from './sale.store.ts';

export { dropSalePlaces } from './place.store.ts';
export { salesOfCustomer } from './sale.store.ts';

/** [R7.030, R4.042] Private sales to who is invited to them, and their waiting rooms. */
export function mountSales(mount: MountCall, deps: ServiceDeps): void {
  const { db, clock } = deps;
  const doors = createSaleDoors(deps);
  mount('getPrivateSale', async ({ params: { saleId }, principal: { customerId }, session, locale }) => {
    const sale = await saleOfCustomer(db, saleId, customerId);
    if (sale === undefined) return refused({ code: 'not_found', about: saleId });
    const now = clock.now();
    const room = roomOf(sale);
    const queue = room && (await doors(saleId));
    const row = room && (await placeOf(db, saleId, customerId));
    const place = row && queue && shownPlace(row, { queue, room, sale, sessionId: session.id, now });
    return accepted(toSale(sale, { locale, now, place }));
  });
  mount('takeSalePlace', async ({ params: { saleId }, body, principal: { customerId }, session }) => {
    const sale = await saleOfCustomer(db, saleId, customerId);
    if (sale === undefined) return refused({ code: 'not_found', about: saleId });
    const now = clock.now();
    const room = roomOf(sale);
    const may = mayTakePlace({ ...sale, room }, now);
    if (!may.ok || room === undefined) return may.ok ? refused({ code: 'no_waiting_room' }) : may;
    const { movesHere = false } = body;
    const wish = { saleId, customerId, sessionId: session.id, ticket: deps.ids.next(), movesHere };
    await takePlace(db, wish, now);
    const queue = await doors(saleId);
    const row = await placeOf(db, saleId, customerId);
    if (row === undefined) throw new Error(`The place of a customer in ${saleId} was gone`);
    return accepted(shownPlace(row, { queue, room, sale, sessionId: session.id, now }));
  });
  mount('followSalePlace', async ({ params: { ticket }, principal: { customerId }, session }) => {
    const found = await placeByTicket(db, ticket);
    if (found === undefined) return refused({ code: 'not_found' });
    if (found.sessionId !== session.id || found.customerId !== customerId)
      return refused({ code: 'ticket_of_another' });
    const now = clock.now();
    if (isToBeMarked(found, now)) await markSeen(db, ticket, now);
    const room = roomOf({ ...found, roomOpensAt: found.opensAt });
    // The house has taken the room away: everybody may go in.
    if (room === undefined) return accepted({ state: 'over', ticket, askAgainMs: 0 });
    const queue = await doors(found.saleId);
    // Who has left the queue since was let in.
    const isStill = queue.aheadOf.has(customerId) || placeState(found, now) !== 'waiting';
    const place = isStill ? found : await placeByTicket(db, ticket);
    return accepted(shownPlace(place ?? found, { queue, room, sale: found, sessionId: session.id, now }));
  });
  mount('leaveSalePlace', async ({ params: { saleId }, principal: { customerId }, session }) => {
    const place = await placeOf(db, saleId, customerId);
    if (place === undefined) return refused({ code: 'not_found', about: saleId });
    if (place.sessionId !== session.id) return refused({ code: 'ticket_of_another' });
    await leavePlace(db, { saleId, customerId }, clock.now());
    return accepted({ success: true as const });
  });
}

interface ShownTo {
  readonly locale: Locale;
  readonly now: Date;
  readonly place: SalePlaceBody | undefined;
}

function toSale(sale: SaleRow, { locale, now, place }: ShownTo): PrivateSaleBody {
  const { text, language } = readIn(sale.texts, locale.language);
  const state = saleState(sale, now);
  const room = roomOf(sale);
  const mayLook = state === 'open' && (room === undefined || place?.state === 'inside');
  return {
    saleId: sale.id,
    ...text,
    textLanguage: foreignTag(language, locale.language),
    state,
    opensAt: sale.opensAt.toISOString(),
    closesAt: sale.closesAt.toISOString(),
    now: now.toISOString(),
    ...(mayLook && sale.path !== null && { url: pageUrl(locale.code, sale.path) }),
    ...(sale.edito !== null && { edito: sale.edito }),
    ...(sale.piecesPerCustomer !== null && {
      pieces: { max: sale.piecesPerCustomer, ordered: sale.ordered },
    }),
    ...(room !== undefined && {
      room: { opensAt: room.opensAt.toISOString(), visitMinutes: room.visitMinutes },
    }),
    ...(place !== undefined && { place }),
  };
}

import { categoryGuard, type GuardedRecord, productGuard } from '@vitrine/database';
import { accepted, type GuardedPiece, mayHavePiece, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { viewerValues } from '../http/session.ts';

/** [R7.050, R7.051] Whether the caller may see a product or a category; neither name nor date of its sale is told. */
export function mountAccess(mount: MountCall, { db, clock }: ServiceDeps): void {
  mount('checkExclusiveProduct', async ({ params: { id }, session }) => {
    const [customerId, now] = viewerValues(session, clock.now());
    const record = await db.first(productGuard, [id, customerId]);
    return record === undefined ? refused({ code: 'not_found', about: id }) : accepted(access(record, now));
  });
  mount('checkExclusiveCategory', async ({ params: { id }, session }) => {
    const [customerId, now] = viewerValues(session, clock.now());
    const record = await db.first(categoryGuard, [id, customerId]);
    return record === undefined ? refused({ code: 'not_found', about: id }) : accepted(access(record, now));
  });
}

function access(record: GuardedRecord, now: Date) {
  const piece = toPiece(record);
  return { exclusive: piece.isExclusive, authorized: mayHavePiece(piece, now) };
}

function toPiece({ isExclusive, opensAt, closesAt, isInvited }: GuardedRecord): GuardedPiece {
  const sale = opensAt === null || closesAt === null ? null : { opensAt, closesAt, isInvited };
  return { isExclusive, sale };
}

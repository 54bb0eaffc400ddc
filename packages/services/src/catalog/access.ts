import type { ExclusiveCheck } from '@vitrine/contracts';
import { categoryGuard, type GuardedRecord, hasOrdered, productGuard } from '@vitrine/database';
import {
  accepted,
  ageAccess,
  type GuardedPiece,
  mayHavePiece,
  refused,
  type Result,
  waitsForTurn,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { ownerValues, type Session, viewerValues } from '../http/session.ts';
import { ageAnswerOf } from '../tokens/index.ts';

/**
 * [R7.050, R7.051, R8.042] Whether the caller may see a product or a category. Neither name nor date of a sale is told;
 * of an age-restricted one, whether the session is still to be asked; who said no is refused. Who ordered a product that
 * is closed now is told so: its pictures stay theirs.
 */
export function mountAccess(mount: MountCall, deps: ServiceDeps): void {
  mount('checkExclusiveProduct', async ({ params: { id }, session }) => {
    const checked = await checkAccess(deps, session, { id, of: productGuard });
    if (!checked.ok || checked.value.authorized || checked.value.asksAge === true) return checked;
    const { owned } = (await deps.db.first(hasOrdered, [...ownerValues(session), id])) ?? {};
    return owned === true ? accepted({ ...checked.value, owned }) : checked;
  });
  mount('checkExclusiveCategory', ({ params: { id }, session }) =>
    checkAccess(deps, session, { id, of: categoryGuard }),
  );
}

interface Guarded {
  readonly id: string;
  readonly of: typeof productGuard;
}

type Closed = Result<undefined, { readonly code: 'not_found' | 'exclusive'; readonly about?: string }>;

/**
 * [R6.011] Whether a customer may have a product or a category of a private sale now. What is of no sale is not on the
 * routes of sales.
 */
export async function mayHaveOfSale(
  db: ServiceDeps['db'],
  { id, of, customerId, now }: Guarded & { readonly customerId: string; readonly now: Date },
): Promise<Closed> {
  const record = await db.first(of, [id, customerId, now]);
  if (record?.isExclusive !== true) return refused({ code: 'not_found', about: id });
  return mayHavePiece(toPiece(record), now) ? accepted(undefined) : refused({ code: 'exclusive' });
}

type Checked = Result<ExclusiveCheck, { readonly code: 'not_found' | 'age_refused'; readonly about: string }>;

/** Whether a session may see a product or a category, and whether its age is still to be asked. */
export async function checkAccess(
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  session: Session,
  { id, of }: Guarded,
): Promise<Checked> {
  const [customerId, now] = viewerValues(session, clock.now());
  const record = await db.first(of, [id, customerId, now]);
  if (record === undefined) return refused({ code: 'not_found', about: id });
  const exclusive = record.isExclusive;
  const piece = toPiece(record);
  if (waitsForTurn(piece, now))
    return accepted({ exclusive, authorized: false, waitsAt: record.saleId ?? '' });
  if (!mayHavePiece(piece, now)) return accepted({ exclusive, authorized: false });
  const answer = record.ageRestricted ? await ageAnswerOf(db, session.id) : undefined;
  const age = ageAccess(record.ageRestricted, answer);
  if (age === 'closed') return refused({ code: 'age_refused', about: id });
  return accepted({ exclusive, authorized: age === 'open', ...(age === 'ask' ? { asksAge: true } : {}) });
}

function toPiece({ isExclusive, opensAt, closesAt, isInvited, isLetIn }: GuardedRecord): GuardedPiece {
  const sale = opensAt === null || closesAt === null ? null : { opensAt, closesAt, isInvited, isLetIn };
  return { isExclusive, sale };
}

import type { ExclusiveCheck } from '@vitrine/contracts';
import { categoryGuard, type GuardedRecord, hasOrdered, productGuard } from '@vitrine/database';
import { accepted, ageAccess, type GuardedPiece, mayHavePiece, refused, type Result } from '@vitrine/domain';
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
    const checked = await check(deps, session, { id, of: productGuard });
    if (!checked.ok || checked.value.authorized || checked.value.asksAge === true) return checked;
    const { owned } = (await deps.db.first(hasOrdered, [...ownerValues(session), id])) ?? {};
    return owned === true ? accepted({ ...checked.value, owned }) : checked;
  });
  mount('checkExclusiveCategory', ({ params: { id }, session }) =>
    check(deps, session, { id, of: categoryGuard }),
  );
}

type Checked = Result<ExclusiveCheck, { readonly code: 'not_found' | 'age_refused'; readonly about: string }>;

async function check(
  { db, clock }: ServiceDeps,
  session: Session,
  { id, of }: { readonly id: string; readonly of: typeof productGuard },
): Promise<Checked> {
  const [customerId, now] = viewerValues(session, clock.now());
  const record = await db.first(of, [id, customerId]);
  if (record === undefined) return refused({ code: 'not_found', about: id });
  const exclusive = record.isExclusive;
  if (!mayHavePiece(toPiece(record), now)) return accepted({ exclusive, authorized: false });
  const answer = record.ageRestricted ? await ageAnswerOf(db, session.id) : undefined;
  const age = ageAccess(record.ageRestricted, answer);
  if (age === 'closed') return refused({ code: 'age_refused', about: id });
  return accepted({ exclusive, authorized: age === 'open', ...(age === 'ask' ? { asksAge: true } : {}) });
}

function toPiece({ isExclusive, opensAt, closesAt, isInvited }: GuardedRecord): GuardedPiece {
  const sale = opensAt === null || closesAt === null ? null : { opensAt, closesAt, isInvited };
  return { isExclusive, sale };
}

import type { AnswerOf } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  CLIENT_SEARCH_LIMITS,
  readReference,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { noteDone, noteListed } from '../agents/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import { useDigest } from '../http/counted-use.store.ts';
import { limitUses } from '../http/limit-uses.ts';
import { moveParcelIn } from '../order/index.ts';
import { toStoreParcel } from './day.service.ts';
import { parcelById, parcelsByNumber } from './day.store.ts';

type Found = Result<AnswerOf<'findStoreParcels'>, Refusals<'not_found' | 'too_many_requests'>>;

/**
 * The parcels that a scanned or typed number means, of the agent's store alone: another store's are answered as those that do
 * not exist. Who looked and whom they were shown is written down, the number as a digest.
 */
export async function findStoreParcels(
  deps: ServiceDeps,
  { principal: { agentId, sessionId }, body }: Pick<Call<'findStoreParcels'>, 'principal' | 'body'>,
): Promise<Found> {
  const number = body.number.trim();
  const limits = Object.entries(CLIENT_SEARCH_LIMITS);
  const retryAfterSeconds = await limitUses(
    deps,
    limits.map(([name, limit]) => ({ what: `parcel-search ${name}`, subject: agentId, ...limit })),
  );
  if (retryAfterSeconds !== undefined) return refused({ code: 'too_many_requests', retryAfterSeconds });
  const key = readReference(number);
  const byId = key && (await parcelById(deps.db, agentId, key));
  const rows = byId ? [byId] : await parcelsByNumber(deps.db, agentId, number.toUpperCase());
  const wordsDigest = useDigest(deps.config.tokenKey, `parcel-search\n${number}`);
  await noteDone(deps, deps.db, { agentId, sessionId, act: 'searched', wordsDigest });
  const customerIds = [
    ...new Set(rows.flatMap(({ customerId }) => (customerId === null ? [] : [customerId]))),
  ];
  await noteListed(deps, deps.db, { agentId, sessionId, customerIds });
  return rows.length === 0
    ? refused({ code: 'not_found', about: 'number', scope: 'field' })
    : accepted({ parcels: rows.map(toStoreParcel) });
}

/**
 * [R4.042] Hands a parcel over that lies ready in the agent's store, to whom the agent has seen a document of. The act is written
 * down under the buyer's name in the same transaction, whomever the agent serves besides.
 */
export async function handOver(
  deps: ServiceDeps,
  { principal: { agentId, sessionId }, body: { parcel } }: Pick<Call<'handOver'>, 'principal' | 'body'>,
): Promise<Result<{ readonly success: true }, Refusals<'not_found' | 'parcel_not_ready'>>> {
  const key = readReference(parcel);
  const row = key && (await parcelById(deps.db, agentId, key));
  if (row === undefined) return refused({ code: 'not_found', about: 'parcel' });
  const { market, id, customerId } = row;
  return inTransaction(deps.db, async (transaction) => {
    const moved = await moveParcelIn(deps, transaction, { market, parcelId: id, event: 'collected' });
    if (!moved.ok) return refused({ code: 'parcel_not_ready' });
    const act = {
      agentId,
      sessionId,
      customerId: customerId ?? undefined,
      act: 'changed',
      call: 'handOver',
    } as const;
    await noteDone(deps, transaction, act);
    return accepted({ success: true as const });
  });
}

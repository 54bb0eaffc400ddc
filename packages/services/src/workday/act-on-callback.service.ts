import { inTransaction } from '@vitrine/database';
import { accepted, deskOfCountry, nextCallback, type Refusals, refused, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import { lockCallback, setCallback, storeOfDay } from './day.store.ts';

/**
 * [R7.186] An agent takes a call-back, gives it back, or says whether somebody answered. Of two who take it at the same time
 * the second is told; one of another desk is answered as one that does not exist.
 */
export async function actOnCallback(
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  {
    principal: { agentId },
    params: { id },
    body,
  }: Pick<Call<'actOnCallback'>, 'principal' | 'params' | 'body'>,
): Promise<Result<{ readonly success: true }, Refusals<'unauthorized' | 'not_found' | 'callback_taken'>>> {
  const store = await storeOfDay(db, agentId);
  if (store === undefined) return refused({ code: 'unauthorized' });
  return inTransaction(db, async (transaction) => {
    const row = await lockCallback(transaction, deskOfCountry(store.country), id);
    if (row === undefined) return refused({ code: 'not_found', about: id });
    const next = nextCallback(row.state, body.act, row.agentId === agentId);
    if (next === undefined) return refused({ code: 'callback_taken' });
    const note = body.note === '' ? undefined : body.note;
    await setCallback(transaction, id, {
      state: next,
      agentId: next === 'asked' ? undefined : agentId,
      note,
      now: clock.now(),
    });
    return accepted({ success: true as const });
  });
}

import type { AnswerOf } from '@vitrine/contracts';
import { accepted, type Refusals, refused, type Result } from '@vitrine/domain';
import { customerById, userInfo } from '../account/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import { agentById } from './agent.store.ts';

/** [R7.159] The customer, who may be the client of an agent; of an agent who serves nobody in particular, their own name. */
export async function whoIsSignedIn(
  { db }: Pick<ServiceDeps, 'db'>,
  { principal }: Pick<Call<'getUserInfo'>, 'principal'>,
): Promise<Result<AnswerOf<'getUserInfo'>, Refusals<'unauthorized'>>> {
  if (principal.kind === 'guest') return refused({ code: 'unauthorized' });
  if (principal.kind !== 'agent_as_guest') {
    const customer = await customerById(db, principal.customerId);
    return customer === undefined ? refused({ code: 'unauthorized' }) : accepted(userInfo(customer));
  }
  const agent = await agentById(db, principal.agentId);
  if (agent === undefined) return refused({ code: 'unauthorized' });
  return accepted({ agentId: agent.id, firstName: agent.firstName, lastName: agent.lastName });
}

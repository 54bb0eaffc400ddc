import type { AnswerOf } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  BAGS_ASIDE_LIMIT,
  isForCustomer,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { hasPendingOrder, openCart } from '../cart/index.ts';
import type { Call, MountCall } from '../http/call.ts';
import { marketOf } from '../http/session.store.ts';
import type { Session } from '../http/session.ts';
import { carryAgeAnswer, lockFormer } from '../tokens/index.ts';
import { agentById } from './agent.store.ts';
import { type AgentSessionDeps, beginAgentSession } from './agent-session.service.ts';
import { bagsAsideOf, countBagsAside, insertBagAside, moveBag, takeBagAside } from './bag-aside.store.ts';

/**
 * [R6.002] An agent who serves somebody without an account puts their bag aside under a word, and begins another one. Each bag
 * has a session of its own, so nothing of one is ever in another. A client's own bag is the client's and waits by itself.
 */
export function mountBagsAside(mount: MountCall, deps: AgentSessionDeps): void {
  mount('getBagsAside', async ({ principal: { agentId } }) => {
    const shown = { now: deps.clock.now(), limit: BAGS_ASIDE_LIMIT };
    const rows = await bagsAsideOf(deps.db, agentId, shown);
    return accepted({
      bags: rows.map(({ id, word, putAt, pieces }) => ({ id, word, putAt: putAt.toISOString(), pieces })),
    });
  });
  mount('putBagAside', (call) => putBagAside(deps, call));
  mount('takeBagUp', (call) => takeBagUp(deps, call));
}

type Put = Result<
  AnswerOf<'putBagAside'>,
  Refusals<'unauthorized' | 'forbidden' | 'cart_empty' | 'bags_aside_full' | 'PENDING_PAYMENT_ORDER'>
>;

async function putBagAside(deps: AgentSessionDeps, call: Call<'putBagAside'>): Promise<Put> {
  const { session, principal, body } = call;
  if (isForCustomer(principal)) return refused({ code: 'forbidden' });
  const agent = await agentById(deps.db, principal.agentId);
  if (agent === undefined) return refused({ code: 'unauthorized' });
  const put = await inTransaction(deps.db, async (transaction) => {
    const former = await lockFormer(transaction, session.id);
    if (former === undefined) return refused({ code: 'unauthorized' });
    if (!(await hasPieces(transaction, session))) return refused({ code: 'cart_empty' });
    if (await hasPendingOrder(transaction, session)) return refused({ code: 'PENDING_PAYMENT_ORDER' });
    const now = deps.clock.now();
    const bags = await countBagsAside(transaction, agent.id, now);
    if (bags >= BAGS_ASIDE_LIMIT) return refused({ code: 'bags_aside_full' });
    const bag = { id: deps.ids.next(), sessionId: session.id, agentId: agent.id, storeId: agent.storeId };
    await insertBagAside(transaction, { ...bag, word: body.word, now });
    return accepted(
      await beginAgentSession(deps, transaction, {
        agent,
        formerId: session.id,
        market: session.market,
        endsAt: former.expiresAt,
        provenAt: former.provenAt,
        act: 'began',
      }),
    );
  });
  if (!put.ok) return put;
  call.setCookies(put.value.cookies);
  return accepted(put.value.answer);
}

type Taken = Result<
  AnswerOf<'takeBagUp'>,
  Refusals<'unauthorized' | 'forbidden' | 'not_found' | 'bag_in_hand'>
>;

/** The bag goes on in a new session. Who has another one in hand puts that aside first: a bag is never left by a slip. */
async function takeBagUp(deps: AgentSessionDeps, call: Call<'takeBagUp'>): Promise<Taken> {
  const { session, principal, params } = call;
  if (isForCustomer(principal)) return refused({ code: 'forbidden' });
  const agent = await agentById(deps.db, principal.agentId);
  if (agent === undefined) return refused({ code: 'unauthorized' });
  const taken = await inTransaction(deps.db, async (transaction) => {
    const former = await lockFormer(transaction, session.id);
    if (former === undefined) return refused({ code: 'unauthorized' });
    if (await hasPieces(transaction, session)) return refused({ code: 'bag_in_hand' });
    const bag = { agentId: agent.id, now: deps.clock.now(), id: params.id };
    const aside = await takeBagAside(transaction, bag);
    if (aside === undefined) return refused({ code: 'not_found', about: 'id' });
    const begun = await beginAgentSession(deps, transaction, {
      agent,
      formerId: session.id,
      market: marketOf(aside.market),
      prefilledId: aside.prefilledId ?? undefined,
      endsAt: former.expiresAt,
      provenAt: former.provenAt,
      act: aside.prefilledId === null ? 'began' : 'prefilled',
    });
    await moveBag(transaction, aside.id, begun.sessionId);
    await carryAgeAnswer(transaction, aside.id, begun.sessionId);
    return accepted(begun);
  });
  if (!taken.ok) return taken;
  call.setCookies(taken.value.cookies);
  return accepted(taken.value.answer);
}

/** Whether there is a piece in the bag, which is locked. */
async function hasPieces(transaction: Transaction, session: Session): Promise<boolean> {
  return ((await openCart(transaction, session))?.lines.length ?? 0) > 0;
}

import type { KnowledgeOrderBody } from '@vitrine/contracts';
import {
  accepted,
  type OrderLookup,
  orderLookup,
  parcelSteps,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { limitUses, strangersUse } from '../http/limit-uses.ts';
import { type LookedUpParcel, lookedUpParcel } from './order-lookup.store.ts';

type Looked = Result<KnowledgeOrderBody, Refusals<'empty_order_lookup' | 'not_found' | 'too_many_requests'>>;

/**
 * [R7.139, R5.001] How far a parcel has come, for whoever knows the order and the parcel. A wrong one of the two, another
 * order's and none at all are answered alike, and each network and order may be tried so often.
 */
export async function lookUpOrder(
  deps: ServiceDeps,
  asked: Partial<OrderLookup>,
  address: string,
): Promise<Looked> {
  const read = orderLookup(asked);
  if (!read.ok) return read;
  const subject = read.value.orderId.toUpperCase();
  const uses = strangersUse('order-lookup', { address, subject }, deps.config.useLimits.orderLookups);
  const retryAfterSeconds = await limitUses(deps, uses);
  if (retryAfterSeconds !== undefined) return refused({ code: 'too_many_requests', retryAfterSeconds });
  const parcel = await lookedUpParcel(deps.db, read.value);
  return parcel === undefined ? refused({ code: 'not_found' }) : accepted(toKnowledgeOrder(parcel));
}

function toKnowledgeOrder(parcel: LookedUpParcel): KnowledgeOrderBody {
  const { status, kind, state, moves, movedAt, placedAt, tracking } = parcel;
  const planned = placedAt === null ? [] : [{ state: 'planned', at: placedAt.toISOString() } as const];
  const last = movedAt === null ? [] : [{ state, at: movedAt.toISOString() }];
  return {
    status,
    state,
    steps: [...parcelSteps({ kind, state }, [...planned, ...moves, ...last])],
    ...expectedOf(parcel),
    ...(tracking === null ? {} : { tracking }),
  };
}

const ENDED: ReadonlySet<string> = new Set(['ready_for_collection', 'delivered', 'collected', 'cancelled']);

/** When it comes; nothing once it is there. */
function expectedOf({
  state,
  eddMin,
  eddMax,
  delayedUntil,
}: LookedUpParcel): Pick<KnowledgeOrderBody, 'expected'> {
  if (ENDED.has(state)) return {};
  if (delayedUntil !== null) return { expected: { from: delayedUntil, to: delayedUntil } };
  return eddMin === null || eddMax === null ? {} : { expected: { from: eddMin, to: eddMax } };
}

import type { AnswerOf } from '@vitrine/contracts';
import { inTransaction, type LookUntil, type Transaction } from '@vitrine/database';
import {
  checkoutChannel,
  customerIdOf,
  nextOrderState,
  nextPaymentState,
  ONLINE_POOL,
  ORDER_NUMBER_BYTES,
  orderNumber,
  orderStateOf,
  type PaymentEvent,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { checkConsents, type ConsentedAct, recordActConsents } from '../consent/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Exchange } from '../http/call.ts';
import { isInApp } from '../http/cookies.ts';
import { type Session, viewerValues } from '../http/session.ts';
import { settledKey } from '../order/index.ts';
import { askForMoney, findPayment, meansOf } from '../payment/index.ts';
import { commitAnswer, isSettled } from './commit-answer.ts';
import { assessRisk, type KeptRisk } from './assess-risk.ts';
import {
  type CommitPayment,
  type CommitRow,
  findByKey,
  findCommitted,
  findPlacedSince,
  holdOrder,
  lockCurrent,
  lockLines,
} from './commit-order.store.ts';
import { checkSaleLimits } from './sale-limits.store.ts';
import { takeSlots } from './send-parcels.ts';
import { checkLines, type CommitRefusalCode, readyPayments } from './commit-refusals.ts';

export interface CommitCall {
  readonly session: Session;
  /** The client's own name for this attempt: the same one gets its owner the same answer, from any session. */
  readonly idempotencyKey: string | undefined;
  readonly header: Exchange['header'];
  /** [R4.034] Who commits where, and the consents that come with it. */
  readonly act: ConsentedAct & { readonly who: object };
}
/** `lookUntil`: waits for the settlement of an order [R7.129]. */
interface CommitDeps extends ServiceDeps {
  readonly lookUntil: LookUntil;
}
type CommitResult = Result<AnswerOf<'commitOrder'>, Refusals<CommitRefusalCode>>;

/** What the first transaction found: work of ours, an order that somebody commits already, or a refusal. */
type Begun =
  | { readonly kind: 'asked'; readonly order: CommitRow }
  | { readonly kind: 'known'; readonly order: CommitRow }
  /** Another order, or another amount, than the one that was scored. */
  | { readonly kind: 'other' }
  | { readonly kind: 'refused'; readonly refusals: Refusals<CommitRefusalCode> };

/**
 * [R7.129] Commits the session's order. One transaction holds the stock and takes the order out of the draft, the
 * provider is asked outside of any, and another transaction settles what it says. Of several commits of one order the
 * first does the work; the others wait for its row to settle, and all give the answer the row says. A card that was
 * refused stays refused until another one is put on the order.
 */
export async function commitOrder(deps: CommitDeps, call: CommitCall): Promise<CommitResult> {
  const arrivedAt = deps.clock.now();
  const begun = await beginScored(deps, call, arrivedAt);
  if (begun.kind === 'refused') return refused(begun.refusals);
  const { order } = begun;
  if (begun.kind === 'asked') await askForAll(deps, order);
  return commitAnswer(await settledRow(deps, order));
}

/** Asks for one payment after the other: once one was refused, nobody is asked for the rest. */
async function askForAll(deps: ServiceDeps, { market, payments }: CommitRow): Promise<void> {
  for (const { id: paymentId } of payments.filter(({ state }) => state === 'authorising')) {
    const payment = await findPayment(deps.db, { market, paymentId });
    if (payment?.state !== 'authorising' || payment.orderState !== 'pending_payment') return;
    await askForMoney(deps, payment);
  }
}

type Started = Exclude<Begun, { readonly kind: 'other' }>;
const SCORING_TRIES = 5;

/** Scores the draft and begins; again where the draft was changed in between [R6.010]. */
async function beginScored(deps: ServiceDeps, call: CommitCall, arrivedAt: Date): Promise<Started> {
  for (let tries = 1; tries <= SCORING_TRIES; tries += 1) {
    const risk = await assessRisk(deps, call.session, call);
    const begun = await begin(deps, { call, risk }, arrivedAt);
    if (begun.kind !== 'other') return begun;
  }
  return { kind: 'refused', refusals: { code: 'cart_changed' } };
}

interface ScoredCall {
  readonly call: CommitCall;
  readonly risk: KeptRisk | undefined;
}

async function begin(deps: ServiceDeps, { call, risk }: ScoredCall, arrivedAt: Date): Promise<Begun> {
  const { session, idempotencyKey } = call;
  const committed =
    idempotencyKey === undefined ? undefined : await findByKey(deps.db, session, idempotencyKey);
  if (committed !== undefined) return { kind: 'known', order: committed };
  return withFreeNumber(() =>
    inTransaction(deps.db, async (transaction) => {
      const order = await lockCurrent(transaction, session);
      if (order === undefined) {
        // Placed since we came in: by a request that was sent at the same moment as this one.
        const placed = await findPlacedSince(transaction, session, arrivedAt);
        return placed === undefined
          ? refusal({ code: 'no_current_order' })
          : { kind: 'known', order: placed };
      }
      if (isAnswered(order)) return { kind: 'known', order };
      return hold(deps, transaction, { order, call, risk });
    }),
  );
}

/** Whether the order's row says already what a commit is told: it is under way, or its payment was refused. */
function isAnswered({ state, payments }: CommitRow): boolean {
  const wasRefused = payments.some((payment) => payment.state === 'refused');
  return state !== 'draft' || (wasRefused && !payments.some((payment) => payment.state === 'applied'));
}

const NUMBER_DRAWS = 5;

/** Does the work again when the number it drew for the order is another order's; nothing of the first try is left. */
async function withFreeNumber(work: () => Promise<Begun>): Promise<Begun> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await work();
    } catch (error) {
      const isTaken =
        error instanceof Error && 'constraint' in error && error.constraint === 'shop_order_number_key';
      if (!isTaken || draw >= NUMBER_DRAWS) throw error;
    }
  }
}

async function hold(
  deps: ServiceDeps,
  transaction: Transaction,
  { order, call, risk }: ScoredCall & { readonly order: CommitRow },
): Promise<Begun> {
  const consented = await checkConsents(transaction, call.act);
  if (!consented.ok) return refusal(consented.refusal);
  const ready = readyPayments(order);
  if (!ready.ok) return refusal(ready.refusal);
  if (risk?.orderId !== order.id || risk.total !== order.total) return { kind: 'other' };
  const now = deps.clock.now();
  const viewer = viewerValues(call.session, now);
  const lines = await lockLines(transaction, order, {
    pool: ONLINE_POOL,
    viewer,
    sessionId: call.session.id,
  });
  const { principal } = call.session;
  const { isHandedOver } = order;
  const checked = checkLines(lines, { principal, isHandedOver });
  if (!checked.ok) return refusal(checked.refusal);
  const limited = await checkSaleLimits(transaction, order, customerIdOf(principal));
  if (!limited.ok) return refusal(limited.refusal);
  // The last that may be refused: what a refusal leaves behind is a draft, which holds its slots for a while only.
  const slots = await takeSlots(transaction, order, now);
  if (!slots.ok) return refusal(slots.refusal);

  const payments = ready.value.map((payment) => ({ ...payment, state: askedState(order, payment) }));
  const held = await holdOrder(transaction, {
    market: order.market,
    orderId: order.id,
    lines: lines.map((line) => ({
      reservationId: deps.ids.next(),
      lineId: line.id,
      skuId: line.skuId,
      pool: line.pool,
      quantity: line.quantity,
    })),
    payments,
    number: orderNumber(deps.config.orders.numberPrefix, deps.random.bytes(ORDER_NUMBER_BYTES)),
    idempotencyKey: call.idempotencyKey,
    now,
    expiresAt: new Date(now.getTime() + (await waitingTime(deps, payments))),
    channel: checkoutChannel({
      payByLink: isHandedOver,
      principal,
      inApp: isInApp(call.header('cookie')),
    }),
    risk,
  });
  if (held !== new Set(lines.map(({ skuId, pool }) => `${skuId} ${pool}`)).size)
    throw new Error(`Locked stock was gone for order ${order.id}`);
  await recordActConsents(deps, transaction, call.act);
  return { kind: 'asked', order: { ...order, state: 'pending_payment', payments } };
}

/** How long the order waits for its payments: as long as the slowest of them takes. */
async function waitingTime(deps: ServiceDeps, payments: readonly CommitPayment[]): Promise<number> {
  const usual = deps.config.orders.pendingForMs;
  const times = await Promise.all(
    payments.map(async ({ method }) => (await meansOf(method).waitsForMs?.(deps)) ?? usual),
  );
  return Math.max(usual, ...times);
}

/** The payment's next state: the bank sees the shopper first where it asked to and has not yet. */
function askedState(order: CommitRow, { threeDSecure }: CommitPayment): string {
  const event: PaymentEvent = threeDSecure?.status === 'pending' ? 'challenge-asked' : 'authorisation-asked';
  const moved = nextOrderState(orderStateOf(order.state), 'committed');
  const asked = nextPaymentState('applied', event);
  if (!moved.ok || !asked.ok)
    throw new Error(`Order ${order.id} cannot be committed in state ${order.state}`);
  return asked.value;
}

/** The order's row once it says how the commit went, or as it stands when that takes too long. */
async function settledRow({ db, config, lookUntil }: CommitDeps, order: CommitRow): Promise<CommitRow> {
  const { market, id: orderId } = order;
  const read = async (): Promise<CommitRow> => (await findCommitted(db, market, orderId)) ?? order;
  const settled = await lookUntil({
    key: settledKey({ market, orderId }),
    withinMs: config.orders.answerWithinMs,
    look: async () => {
      const row = await read();
      return isSettled(row) ? row : undefined;
    },
  });
  return settled ?? read();
}

function refusal(refusals: Refusals<CommitRefusalCode>): Begun {
  return { kind: 'refused', refusals };
}

import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  type Locale,
  PAGE_METHODS,
  type PageMethod,
  paymentMethodsOf,
  type Refusal,
  refused,
  repairStateOf,
  type Result,
  readReference,
  referenceOf,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { noticePathOf, type WalletGateway } from '../gateways/index.ts';
import { configFiles } from '../setup/index.ts';
import { type MoveRepairDeps, moveLocked } from './move-repair.service.ts';
import { lockOwnRepair, lockRepair, type RepairAccess } from './repair.store.ts';
import {
  addRepairPayment,
  endRepairPayment,
  findRepairPayment,
  openPaymentOf,
  openRepairPayments,
  type RepairPaymentRow,
} from './repair-payment.store.ts';

type PayDeps = MoveRepairDeps &
  Pick<ServiceDeps, 'db' | 'config' | 'alarm' | 'log'> & {
    readonly gateways: Pick<ServiceDeps['gateways'], 'cardPage' | 'wallets'>;
  };

interface PayCall {
  readonly access: RepairAccess;
  readonly locale: Locale;
  /** The page of the repair, where the provider leads back to. */
  readonly wayBack: string;
  readonly repairId: string;
  readonly method: BodyOf<'payRepair'>['method'];
}
type PayRefusal = Refusal<'not_found' | 'repair_changed' | 'not_offered' | 'provider_unavailable'>;

/** [R2.052, R7.118] What pays a repair in a locale: the means of the house whose provider has a page of its own. */
export async function repairMethods(
  { db, config }: Pick<ServiceDeps, 'db' | 'config'>,
  locale: Locale,
): Promise<readonly PageMethod[]> {
  const files = await configFiles(db, config.nodeEnv ?? 'production');
  const payment = files.find(({ group, name }) => group === 'front' && name === 'payment')?.body;
  const offered = paymentMethodsOf(payment, locale);
  // In the order of the house.
  return offered.flatMap((name) => PAGE_METHODS.find((method) => method === name) ?? []);
}

/**
 * [R2.052] The provider's page for an estimate that was accepted. One payment of a repair is open at a time: one that another
 * means began is given up before.
 */
export async function payRepair(
  deps: PayDeps,
  call: PayCall,
): Promise<Result<AnswerOf<'payRepair'>, PayRefusal>> {
  const { access, locale, repairId, method, wayBack } = call;
  if (!(await repairMethods(deps, locale)).includes(method))
    return refused({ code: 'not_offered', about: method });
  const earlier = await openPaymentOf(deps.db, repairId);
  if (earlier !== undefined && !(await mayGoOn(deps, earlier, method)))
    return refused({ code: 'provider_unavailable' });
  const payment = await inTransaction(deps.db, async (transaction) => {
    const repair = await lockOwnRepair(transaction, access, repairId);
    if (repair === undefined) return refused({ code: 'not_found', about: repairId });
    const { amount, currency, market } = repair;
    if (repairStateOf(repair.state) !== 'accepted' || amount === null)
      return refused({ code: 'repair_changed' });
    const open = await openPaymentOf(transaction, repairId);
    if (open !== undefined)
      return open.method === method ? accepted(open) : refused({ code: 'repair_changed' });
    const id = deps.ids.next();
    await addRepairPayment(transaction, { id, repairId, method, amount, currency }, deps.clock.now());
    return accepted({ id, market, amount, currency });
  });
  return payment.ok ? openPage(deps, { ...payment.value, method, locale, wayBack }) : payment;
}

async function openPage(
  { gateways, config }: PayDeps,
  payment: Pick<RepairPaymentRow, 'id' | 'market' | 'amount' | 'currency'> & {
    readonly method: PageMethod;
    readonly locale: Locale;
    readonly wayBack: string;
  },
): Promise<Result<AnswerOf<'payRepair'>, Refusal<'provider_unavailable'>>> {
  const { id, market, amount, currency, method, locale, wayBack } = payment;
  const [origin = ''] = config.ownOrigins;
  const opened = await pageOf(gateways, method).open({
    method,
    reference: referenceOf(market, id),
    amount,
    currency,
    locale: locale.bcp47,
    returnUrl: wayBack,
    cancelUrl: wayBack,
    notifyUrl: origin + noticePathOf(method),
  });
  return opened.ok ? accepted({ redirectionUrl: opened.value.redirectUrl }) : opened;
}

/** Whether a payment may be opened beside one that was: that one is settled, given up, or of the same means. */
async function mayGoOn(deps: PayDeps, earlier: RepairPaymentRow, method: PageMethod): Promise<boolean> {
  const stays = await followPayment(deps, earlier);
  return !stays || earlier.method === method || giveUp(deps, earlier);
}

/** Sees to it that the money of an open payment is never taken; false where that cannot be known now. */
async function giveUp(deps: PayDeps, payment: RepairPaymentRow): Promise<boolean> {
  const voided = await gatewayOf(deps, payment).voidPayment(referenceOf(payment.market, payment.id));
  if (voided.ok) await settle(deps, payment, 'ended');
  return voided.ok;
}

/** The gateway of a payment; throws for a means that this program never wrote. */
function gatewayOf({ gateways }: PayDeps, { method: kept }: RepairPaymentRow): WalletGateway {
  const method = PAGE_METHODS.find((known) => known === kept);
  if (method === undefined) throw new Error(`A repair is paid by the unknown method ${kept}`);
  return pageOf(gateways, method);
}

const pageOf = ({ cardPage, wallets }: PayDeps['gateways'], method: PageMethod): WalletGateway =>
  method === 'creditCard' ? cardPage : wallets[method];

/** Asks the provider how an open payment stands, takes the money once it may, and settles; whether it stays open. */
async function followPayment(deps: PayDeps, payment: RepairPaymentRow): Promise<boolean> {
  const provider = gatewayOf(deps, payment);
  const reference = referenceOf(payment.market, payment.id);
  const { outcome } = await provider.statusOf(reference);
  switch (outcome) {
    case 'pending':
    case 'unknown':
      return true;
    case 'refused':
    case 'withdrawn':
      await settle(deps, payment, 'ended');
      return false;
    case 'captured':
      await settle(deps, payment, 'paid');
      return false;
    case 'authorised': {
      const captured = await provider.capture(reference, payment.amount);
      if (captured.ok) await settle(deps, payment, 'paid');
      else if (captured.refusal.code === 'not_captured') deps.alarm('not_captured');
      return !captured.ok;
    }
  }
}

/** Notes the end of a payment, once; one that was paid moves its repair. */
function settle(
  deps: PayDeps,
  { id, market, repairId }: RepairPaymentRow,
  end: 'paid' | 'ended',
): Promise<void> {
  return inTransaction(deps.db, async (transaction) => {
    const repair = await lockRepair(transaction, { market, id: repairId });
    const isFirst = await endRepairPayment(transaction, id, end);
    if (repair === undefined || !isFirst || end === 'ended') return;
    await moveLocked(deps, transaction, { repair, event: 'paid' });
  });
}

/** [R2.052] Who comes back from a provider's page has answered there, so the provider is asked before its notice arrives. */
export async function followPaymentsOf(
  deps: PayDeps,
  repairs: readonly { readonly id: string; readonly state: string }[],
): Promise<boolean> {
  const waiting = repairs.filter(({ state }) => state === 'accepted');
  const open = await Promise.all(waiting.map(({ id }) => openPaymentOf(deps.db, id)));
  const stayed = await Promise.all(
    open.map(async (payment) => payment === undefined || (await followPayment(deps, payment))),
  );
  return stayed.includes(false);
}

/** What a provider's notice is about, where that is the payment of a repair; false where it is none. */
export async function followRepairNotice(
  deps: PayDeps,
  { reference, method }: { readonly reference: string; readonly method: string },
): Promise<boolean> {
  const key = readReference(reference);
  const payment = key && (await findRepairPayment(deps.db, key));
  if (payment?.method !== method) return false;
  if (payment.state === 'open') await followPayment(deps, payment);
  return true;
}

/** Payments of one look. */
const BATCH = 100;
/** How long a provider's page waits for an answer. */
const PAGE_GOOD_FOR_MS = 60 * 60 * 1000;

/** Looks after the payments whose client has not come back; one whose page nobody answered in an hour is given up. */
export async function keepRepairPayments(deps: PayDeps): Promise<void> {
  const oldest = deps.clock.now().getTime() - PAGE_GOOD_FOR_MS;
  for (const payment of await openRepairPayments(deps.db, BATCH)) {
    const stays = await followPayment(deps, payment);
    if (stays && payment.createdAt.getTime() < oldest) await giveUp(deps, payment);
  }
}

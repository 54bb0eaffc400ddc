import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import {
  accepted,
  type Locale,
  type PaymentMethod,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Session } from '../http/session.ts';
import { applyPayment, type ApplyRefusalCode } from './apply-payment.service.ts';
import { meansOf } from './methods/index.ts';
import { findLastPayments, isAsked, type PaymentRow } from './payment.store.ts';

interface RedirectCall {
  readonly session: Session;
  readonly locale: Locale;
  readonly body: BodyOf<'redirectPayment'>;
}

/**
 * [R7.119] The address of the provider's page on which the shopper approves the payment of the current order. The ways
 * back lead to the shop and nowhere else. A draft that has other means gets this one in their place first.
 */
export async function redirectPayment(
  deps: ServiceDeps,
  call: RedirectCall,
): Promise<Result<AnswerOf<'redirectPayment'>, Refusals<ApplyRefusalCode>>> {
  const { session, locale, body } = call;
  const { method, returnUrl, cancelUrl } = body;
  const foreign = (['returnUrl', 'cancelUrl'] as const).find((name) => !isOwn(deps, body[name]));
  if (foreign !== undefined) return refused({ code: 'bad_request', about: foreign, scope: 'field' });
  const { open } = meansOf(method);
  if (open === undefined) return refused({ code: 'bad_request', about: 'method', scope: 'field' });

  let payment = await findOpen(deps, session, method);
  if (payment === undefined) {
    const applied = await applyPayment(deps, { session, locale, params: { method }, body: {} });
    if (!applied.ok) return applied;
    payment = await findOpen(deps, session, method);
  }
  if (payment === undefined) return refused({ code: 'no_current_order' });
  const opened = await open(deps, payment, { locale, returnUrl, cancelUrl });
  return opened.ok ? accepted({ redirectionUrl: opened.value.redirectUrl }) : opened;
}

async function findOpen(
  { db }: ServiceDeps,
  session: Session,
  method: PaymentMethod,
): Promise<PaymentRow | undefined> {
  return (await findLastPayments(db, session)).find(
    (payment) => payment.method === method && isOpen(payment),
  );
}

/** Whether an address is a page of the shop; the origin of `blob:` alone would say that of what is none. */
function isOwn({ config }: ServiceDeps, text: string): boolean {
  const address = URL.parse(text)?.href ?? '';
  return config.ownOrigins.some((origin) => address.startsWith(`${origin}/`));
}

/** Whether a payment still waits for the shopper's approval. */
function isOpen(payment: PaymentRow): boolean {
  return isAsked(payment) || (payment.orderState === 'draft' && payment.state === 'applied');
}

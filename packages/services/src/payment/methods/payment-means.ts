import type { BodyOf } from '@vitrine/contracts';
import type { Transaction } from '@vitrine/database';
import type { Locale, PaymentMethod, Result, Share } from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import type {
  AuthorisationAnswer,
  PageResult,
  ProviderGateway,
  ProviderUnavailable,
} from '../../gateways/index.ts';
import type { DraftRow } from '../../order/index.ts';
import { type AppliedRow, type PaymentRow, putPayment, type ThreeDSecure } from '../payment.store.ts';

export interface MeansRefusal {
  readonly code: 'invalid_payment_token' | 'payment_refused' | 'provider_unavailable';
  /** The field at fault; the token where it is left out. */
  readonly about?: string;
}
/** What a request for money needs of a payment's row. */
export type Payable = Pick<
  PaymentRow,
  | 'market'
  | 'id'
  | 'orderId'
  | 'orderNumber'
  | 'method'
  | 'amount'
  | 'currency'
  | 'providerToken'
  | 'threeDSecure'
>;
/** A payment on a draft, as the commit finds it. */
interface AppliedPayment {
  readonly token: string | null;
  readonly lastFour: string | null;
  readonly threeDSecure: ThreeDSecure | null;
}
/** A locked draft with the means that are on it, and what the new one pays of it. */
export interface DraftToPay {
  readonly draft: DraftRow;
  readonly applied: readonly AppliedRow[];
  readonly share: Share;
}
/** Puts a means that was looked at on a locked draft; false where it is not the one that was prepared. */
type PutMeans = (transaction: Transaction, order: DraftToPay) => Promise<boolean>;

interface PreparedMeans {
  readonly put: PutMeans;
  /** The most that it can pay, minor units; undefined where that is not known before. */
  readonly atMost?: number;
}

interface WaysBack {
  readonly locale: Locale;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** [R8.001] The first field that a client gave of those that a means does not take. */
export function surplusField(fields: Partial<BodyOf<'applyPayment'>>): string | undefined {
  return Object.entries(fields).find(([, given]) => given !== undefined)?.[0];
}

/** Puts a means that needs nothing but its name. */
export function putPlain({ ids, clock }: ServiceDeps, method: PaymentMethod): PutMeans {
  return async (transaction, { draft: { market, id: orderId, currency }, share }) => {
    await putPayment(transaction, { market, id: ids.next(), orderId, method, share, currency }, clock.now());
    return true;
  };
}

/**
 * One way to pay, whole: every rule and every step that depends on it. Whatever it does to a payment goes through the
 * payment's states and `settlement`, so that races, repeats and late answers are the same for all.
 */
export interface PaymentMeans {
  readonly method: PaymentMethod;
  /** The address of its provider's notices, on our own origin. */
  readonly noticePath: string;
  /** Its provider: gives money back, and reads notices. */
  readonly gateway: (deps: ServiceDeps) => ProviderGateway;
  /** Looks at what a client gives, outside of any transaction. */
  readonly apply: (
    deps: ServiceDeps,
    body: BodyOf<'applyPayment'>,
  ) => Promise<Result<PreparedMeans, MeansRefusal>>;
  /** How long an order waits for it, where that is not the usual time; milliseconds. */
  readonly waitsForMs?: (deps: Pick<ServiceDeps, 'db' | 'config'>) => Promise<number>;
  /** What it still needs of the shopper goes to them by mail: where their money is to be sent. */
  readonly asksByMail?: true;
  /** Whether a commit may ask for the money; `refused` where it is known that it would be in vain. */
  readonly readiness: (payment: AppliedPayment) => 'ready' | 'missing' | 'refused';
  /** Asks the provider how the payment stands, and for the money where it may; asking twice is harmless. */
  readonly authorise: (deps: ServiceDeps, payment: Payable) => Promise<AuthorisationAnswer>;
  /** Looks after a payment that waits for the shopper; whether the money is to be asked for now. */
  readonly follow: (deps: ServiceDeps, payment: PaymentRow) => Promise<'ask' | 'wait'>;
  /** Opens the page of the provider that the shopper approves on; absent where there is none. */
  readonly open?: (
    deps: ServiceDeps,
    payment: Payable,
    ways: WaysBack,
  ) => Promise<Result<{ readonly redirectUrl: string }, ProviderUnavailable>>;
  /** What that page signed and gave the browser; undefined when it is forged. */
  readonly readResult?: (
    deps: ServiceDeps,
    text: string,
  ) => Promise<Result<PageResult | undefined, ProviderUnavailable>>;
}

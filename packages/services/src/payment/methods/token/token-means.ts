import { accepted, type PaymentMethod, refused, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../../../deps.ts';
import type { TokenGateway } from '../../../gateways/index.ts';
import { paymentReference } from '../../../order/index.ts';
import { putPayment } from '../../payment.store.ts';
import { type MeansRefusal, type PaymentMeans, surplusField } from '../payment-means.ts';

/** What is known of a token before it pays. */
interface LookedAt {
  readonly lastFour?: string;
  /** What it can pay at most, in this currency. */
  readonly money?: { readonly atMost: number; readonly currency: string };
}
interface TokenMeans {
  readonly method: PaymentMethod;
  readonly gateway: (deps: ServiceDeps) => TokenGateway;
  readonly look: (deps: ServiceDeps, token: string) => Promise<Result<LookedAt, MeansRefusal>>;
}

/** [R7.118] A means whose token pays once the order is committed, with nothing to be shown in between. */
export function tokenMeans({ method, gateway, look }: TokenMeans): PaymentMeans {
  const noticePath = `/webhooks/${method}`;
  return {
    method,
    noticePath,
    gateway,
    apply: async (deps, { token, transactionId, copyToProfile }) => {
      const surplus = surplusField({ transactionId, copyToProfile });
      if (surplus !== undefined) return refused({ code: 'invalid_payment_token', about: surplus });
      if (token === undefined) return refused({ code: 'invalid_payment_token' });
      const looked = await look(deps, token);
      if (!looked.ok) return looked;
      const { lastFour, money } = looked.value;
      return accepted({
        ...(money !== undefined && { atMost: money.atMost }),
        put: async (transaction, { draft: { market, id: orderId, currency }, share }) => {
          if (money !== undefined && money.currency !== currency) return false;
          const card = lastFour === undefined ? undefined : { brand: method, lastFour, saves: false };
          const payment = { market, id: deps.ids.next(), orderId, method, share, currency, token };
          await putPayment(transaction, { ...payment, ...(card && { card }) }, deps.clock.now());
          return true;
        },
      });
    },
    readiness: ({ token }) => (token === null ? 'missing' : 'ready'),
    authorise: (deps, { market, id, amount, currency, providerToken }) => {
      const [origin = ''] = deps.config.ownOrigins;
      return gateway(deps).authorise({
        reference: paymentReference(market, id),
        token: providerToken ?? '',
        amount,
        currency,
        notifyUrl: origin + noticePath,
      });
    },
    follow: async () => 'ask',
  };
}

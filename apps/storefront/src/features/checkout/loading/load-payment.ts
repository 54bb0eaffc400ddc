import { type PaymentMethod, paymentMethodsOf } from '@vitrine/domain';
import type { PageScope } from '../../../shared/server/page-scope.ts';

/** What the payment step may offer, and where it may lead. */
export interface PaymentChoice {
  readonly methods: readonly PaymentMethod[];
  /** The origins of the providers [R5.002]. */
  readonly providerOrigins: readonly string[];
}

/** [R7.118] The means of the market, by the house's configuration; the card alone where it cannot be read. */
export async function loadPayment({ ask, locale, providerOrigins }: PageScope): Promise<PaymentChoice> {
  const config = await ask('getConfig', { params: { group: 'front', name: 'payment' } });
  const methods = paymentMethodsOf(config.ok ? config.body : undefined, locale.market);
  return { methods, providerOrigins };
}

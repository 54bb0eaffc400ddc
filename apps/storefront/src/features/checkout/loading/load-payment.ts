import type { AnswerOf } from '@vitrine/contracts';
import {
  type PaymentMethod,
  paymentMethodsOf,
  type TransferAccount,
  transferAccount,
  transferDays,
} from '@vitrine/domain';
import type { PageScope } from '../../../shared/server/page-scope.ts';

/** What the payment step may offer, and where it may lead. */
export interface PaymentChoice {
  readonly methods: readonly PaymentMethod[];
  /** The origins of the providers [R5.002]. */
  readonly providerOrigins: readonly string[];
  /** The cards that a customer keeps; undefined for a guest, who keeps none [R6.014]. */
  readonly savedCards?: AnswerOf<'getCreditCards'> | undefined;
  /** Where transfers go; undefined where the house takes none. */
  readonly transfer?: Transfer | undefined;
}
export interface Transfer extends TransferAccount {
  /** How long an order waits for its transfer. */
  readonly days: number;
}

/** [R7.118] The means of the market, by the house's configuration; the card alone where it cannot be read. */
export async function loadPayment(scope: PageScope): Promise<PaymentChoice> {
  const { ask, locale, providerOrigins } = scope;
  const [config, savedCards] = await Promise.all([
    ask('getConfig', { params: { group: 'front', name: 'payment' } }),
    loadSavedCards(scope),
  ]);
  const body = config.ok ? config.body : undefined;
  const transfer = transferOf(body);
  const methods = paymentMethodsOf(body, locale).filter(
    (method) => method !== 'bankTransfer' || transfer !== undefined,
  );
  return { methods, providerOrigins, savedCards, transfer };
}

/** Where the transfer of an order that waits goes. */
export async function loadTransfer({ ask }: Pick<PageScope, 'ask'>): Promise<Transfer | undefined> {
  const config = await ask('getConfig', { params: { group: 'front', name: 'payment' } });
  return config.ok ? transferOf(config.body) : undefined;
}

function transferOf(config: unknown): Transfer | undefined {
  const account = transferAccount(config);
  return account && { ...account, days: transferDays(config) };
}

/** [R7.169] Where they cannot be read, a customer pays as with a first card. */
async function loadSavedCards({
  ask,
}: Pick<PageScope, 'ask'>): Promise<AnswerOf<'getCreditCards'> | undefined> {
  const context = await ask('getUserContext');
  if (!context.ok || !context.body.userIsLogged) return undefined;
  const cards = await ask('getCreditCards');
  return cards.ok ? cards.body : { creditCards: [], mayKeepMore: false };
}

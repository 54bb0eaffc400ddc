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
  /** [R6.002] An agent prepares the order: it may be sent to the client to be paid. */
  readonly isAssisted?: boolean | undefined;
}
export interface Transfer extends TransferAccount {
  /** How long an order waits for its transfer. */
  readonly days: number;
}

/** [R7.118] The means of the market, by the house's configuration; the card alone where it cannot be read. */
export async function loadPayment(scope: PageScope): Promise<PaymentChoice> {
  const { ask, locale, providerOrigins } = scope;
  const [config, { savedCards, isAssisted }] = await Promise.all([
    ask('getConfig', { params: { group: 'front', name: 'payment' } }),
    loadPayer(scope),
  ]);
  const body = config.ok ? config.body : undefined;
  const transfer = transferOf(body);
  const methods = paymentMethodsOf(body, locale).filter(
    (method) => method !== 'bankTransfer' || transfer !== undefined,
  );
  return { methods, providerOrigins, savedCards, transfer, isAssisted };
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

/** [R7.169] Where the kept cards cannot be read, a customer pays as with a first card; an agent sees none [R7.123]. */
async function loadPayer({
  ask,
}: Pick<PageScope, 'ask'>): Promise<Pick<PaymentChoice, 'savedCards' | 'isAssisted'>> {
  const context = await ask('getUserContext');
  if (!context.ok || context.body.agentIsLogged) return { isAssisted: context.ok };
  if (!context.body.userIsLogged) return {};
  const cards = await ask('getCreditCards');
  return { savedCards: cards.ok ? cards.body : { creditCards: [], mayKeepMore: false } };
}

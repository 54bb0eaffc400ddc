import { type Market, type PaymentMethod, paymentMethodsOf } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { configFiles } from '../setup/index.ts';

/** [R7.118] What pays in a market: the house's configuration `front/payment`. */
export async function methodsOfMarket(
  { db, config }: Pick<ServiceDeps, 'db' | 'config'>,
  market: Market,
): Promise<readonly PaymentMethod[]> {
  const files = await configFiles(db, config.nodeEnv ?? 'production');
  const said = files.find(({ group, name }) => group === 'front' && name === 'payment');
  return paymentMethodsOf(said?.body, market);
}

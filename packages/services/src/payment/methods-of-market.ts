import { type Market, offeredMethods, type PaymentMethod, paymentMethodsOf } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { configFiles } from '../setup/index.ts';

/** [R7.118] What pays in a market: the house's configuration `front/payment`. */
export async function methodsOfMarket(deps: HouseDeps, market: Market): Promise<readonly PaymentMethod[]> {
  return paymentMethodsOf(await paymentConfig(deps), market);
}

/** [R7.118] What pays in at least one market of the house. */
export async function methodsOfHouse(deps: HouseDeps): Promise<readonly PaymentMethod[]> {
  return offeredMethods(await paymentConfig(deps));
}

interface HouseDeps {
  readonly db: ServiceDeps['db'];
  readonly config: Pick<ServiceDeps['config'], 'nodeEnv'>;
}

async function paymentConfig({ db, config }: HouseDeps): Promise<unknown> {
  const files = await configFiles(db, config.nodeEnv ?? 'production');
  return files.find(({ group, name }) => group === 'front' && name === 'payment')?.body;
}

import { offeredMethods, type PaymentMethod, paymentMethodsOf, type PlaceOfPayment } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { configFiles } from '../setup/index.ts';

/** [R7.118] What pays in a market and its locale: the house's configuration `front/payment`. */
export async function methodsOfPlace(
  deps: HouseDeps,
  place: PlaceOfPayment,
): Promise<readonly PaymentMethod[]> {
  return paymentMethodsOf(await paymentConfig(deps), place);
}

/** [R7.118] What pays somewhere in the house. */
export async function methodsOfHouse(deps: HouseDeps): Promise<readonly PaymentMethod[]> {
  return offeredMethods(await paymentConfig(deps));
}

interface HouseDeps {
  readonly db: ServiceDeps['db'];
  readonly config: Pick<ServiceDeps['config'], 'nodeEnv'>;
}

/** The house's configuration of its payments. */
export async function paymentConfig({ db, config }: HouseDeps): Promise<unknown> {
  const files = await configFiles(db, config.nodeEnv ?? 'production');
  return files.find(({ group, name }) => group === 'front' && name === 'payment')?.body;
}

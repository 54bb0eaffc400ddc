import type { Queryable } from '@vitrine/database';
import {
  type CartLimits,
  type FeatureName,
  type Locale,
  SAVED_ADDRESSES_LIMIT,
  servedLimits,
  switchedOff,
} from '@vitrine/domain';
import type { ServiceConfig, ServiceDeps } from '../deps.ts';
import { configFiles } from './config.store.ts';

/**
 * [R1.009, R9.043, R9.044] Whether the house offers a feature in a locale, by the same files that pages read their switches from. Services ask
 * it too, so that no client can do what is switched off.
 */
export async function houseOffers(
  { config, db }: Pick<ServiceDeps, 'config' | 'db'>,
  feature: FeatureName,
  { code }: Pick<Locale, 'code'>,
): Promise<boolean> {
  const { features } = await merged(db, config.nodeEnv);
  return !switchedOff(features, code).has(feature);
}

/** [R8.004, R8.005] How much a cart may hold, by the same files. */
export async function cartLimits(
  { config }: { readonly config: Pick<ServiceConfig, 'cartLimits' | 'nodeEnv'> },
  db: Queryable,
): Promise<CartLimits> {
  return servedLimits(config.cartLimits, await merged(db, config.nodeEnv));
}

/** [R7.037] How many addresses a customer may keep, by the same files: `maxSavedAddresses`. */
export async function savedAddressesLimit(
  { config }: { readonly config: Pick<ServiceConfig, 'nodeEnv'> },
  db: Queryable,
): Promise<number> {
  const { maxSavedAddresses: said } = await merged(db, config.nodeEnv);
  return typeof said === 'number' && Number.isInteger(said) && said >= 0 ? said : SAVED_ADDRESSES_LIMIT;
}

/** All files of an environment as one. */
async function merged(db: Queryable, nodeEnv = 'production'): Promise<Readonly<Record<string, unknown>>> {
  const files = await configFiles(db, nodeEnv);
  return Object.assign({}, ...files.map(({ body }) => body));
}

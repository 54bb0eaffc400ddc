import { type FeatureName, type Locale, readSwitches } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
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
  const files = await configFiles(db, config.nodeEnv ?? 'production');
  const merged: Readonly<Record<string, unknown>> = Object.assign({}, ...files.map(({ body }) => body));
  return !readSwitches(merged['features'], code).off.has(feature);
}

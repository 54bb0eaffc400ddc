import type { CartSamplesBody } from '@vitrine/contracts';
import { MAX_SAMPLES } from '@vitrine/domain';
import { findSamples, toSample } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { samplesIn } from './cart.store.ts';
import { cartPlace } from './cart-place.store.ts';
import type { CartCall } from './show-cart.ts';

const NONE: CartSamplesBody = { allowed: false, maxSamples: MAX_SAMPLES, samples: [] };

/** [R3.035, R7.101] The samples that the cart may take along: those in stock, and those that are chosen. */
export async function cartSamples(
  { db }: Pick<ServiceDeps, 'db'>,
  { session, locale }: CartCall,
): Promise<CartSamplesBody> {
  const { chosen, areTaken } = await samplesIn(db, session);
  if (!locale.isShop || !areTaken) return NONE;
  const { iso: country } = await cartPlace(db, session, locale);
  const offered = (await findSamples(db, country, locale.language))
    .filter(({ skuId, free }) => free > 0 || chosen.has(skuId))
    .map((row) => ({ ...toSample(row), chosen: chosen.has(row.skuId) }));
  return { ...NONE, allowed: offered.length > 0, samples: offered };
}

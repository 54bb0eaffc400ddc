import {
  type LookRecord,
  looksOfSkus,
  pageEditoOf,
  type ProductEdito,
  type ProductPageRecord,
} from '@vitrine/database';
import type { Locale } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { loggedError } from '../http/log.ts';

type Reading = Pick<ServiceDeps, 'db' | 'log'>;

/** What stands beside a product and may be missing from its page. */
export interface ProductAsides {
  readonly looks: readonly LookRecord[];
  readonly pageEdito: ProductEdito;
}

/** [R7.193] Looks and editorial of a product, each read by itself: one that cannot be read is left out alone. */
export async function readAsides(
  deps: Reading,
  locale: Locale,
  { id, skus }: ProductPageRecord,
): Promise<ProductAsides> {
  const { db } = deps;
  const skuIds = skus.map(({ skuId }) => skuId);
  const [looks, edito] = await Promise.all([
    orNothing(deps, db.all(looksOfSkus, [locale.language, locale.country, skuIds])),
    orNothing(deps, db.first(pageEditoOf, [locale.language, id])),
  ]);
  return { looks: (looks ?? []).map(({ look }) => look), pageEdito: edito?.pageEdito ?? {} };
}

async function orNothing<Part>({ log }: Reading, reading: Promise<Part>): Promise<Part | undefined> {
  try {
    return await reading;
  } catch (error) {
    log.error({ error: loggedError(error) }, 'A part of a product page could not be read');
    return undefined;
  }
}

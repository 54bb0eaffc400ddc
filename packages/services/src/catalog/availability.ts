import { availabilityOfProduct, availabilityOfSkus } from '@vitrine/database';
import { accepted, ONLINE_POOL, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { viewerValues } from '../http/session.ts';

/** [R7.046, R7.047] What is in stock now: asked of the database every time, for sessions only. */
export function mountAvailability(mount: MountCall, { db, clock }: ServiceDeps): void {
  mount('getProductAvailability', async ({ params, session }) => {
    const viewer = viewerValues(session, clock.now());
    const records = await db.all(availabilityOfProduct, [ONLINE_POOL, params.productId, ...viewer]);
    if (records.length === 0) return refused({ code: 'not_found', about: params.productId });
    return accepted({
      skuAvailability: records.map(({ skuId, inStock }) => ({ skuId, inStock })),
    });
  });
  mount('getSkuAvailability', async ({ params, session }) => {
    const viewer = viewerValues(session, clock.now());
    const records = await db.all(availabilityOfSkus, [ONLINE_POOL, params.ids, ...viewer]);
    return accepted(Object.fromEntries(records.map(({ skuId, inStock }) => [skuId, { inStock }])));
  });
}

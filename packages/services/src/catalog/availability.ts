import { availabilityOfProduct, availabilityOfSkus } from '@vitrine/database';
import { accepted, ONLINE_POOL, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';

/** [R7.046, R7.047] What is in stock now: asked of the database every time, for sessions only. */
export function mountAvailability(mount: MountCall, { db }: ServiceDeps): void {
  mount('getProductAvailability', async ({ params }) => {
    const records = await db.all(availabilityOfProduct, [ONLINE_POOL, params.productId]);
    if (records.length === 0) return refused({ code: 'not_found', about: params.productId });
    return accepted({
      skuAvailability: records.map(({ id, in_stock: inStock }) => ({ skuId: id, inStock })),
    });
  });
  mount('getSkuAvailability', async ({ params }) => {
    const records = await db.all(availabilityOfSkus, [ONLINE_POOL, params.ids]);
    return accepted(Object.fromEntries(records.map(({ id, in_stock: inStock }) => [id, { inStock }])));
  });
}

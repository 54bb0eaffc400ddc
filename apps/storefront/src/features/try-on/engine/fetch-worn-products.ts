import { shopClient } from '../../../shared/api/shop-client.ts';
import type { WornProduct } from '@vitrine/try-on';
import { oneAddressEach } from './one-address-each.ts';
import { type PieceRequest, wornProduct } from './worn-product.ts';

const addresses = oneAddressEach();

/** [R7.189] Asks the shop for a SKU's model or shades. Rejects when it cannot be worn. */
async function fetchWornProduct({ skuId, ...fit }: PieceRequest): Promise<WornProduct> {
  const asset = await shopClient().call('getTryOnAsset', { params: { skuId } });
  if (!asset.ok) throw new Error(`${skuId} cannot be tried on`);
  return wornProduct(addresses(asset.value), fit);
}

/** The engine's products of everything that is worn together. Rejects when one of them has nothing to be worn. */
export const fetchWornProducts = (requests: readonly PieceRequest[]): Promise<readonly WornProduct[]> =>
  Promise.all(requests.map(fetchWornProduct));

import { shopClient } from '../../../shared/api/shop-client.ts';
import type { WornProduct } from '@vitrine/try-on';
import { oneAddressEach } from './one-address-each.ts';
import { wornProduct } from './worn-product.ts';

const addresses = oneAddressEach();

/** [R7.189] Asks the shop where a SKU's model is, or which shades it has. Rejects when it cannot be worn. */
export async function fetchWornProduct(skuId: string): Promise<WornProduct> {
  const asset = await shopClient().call('getTryOnAsset', { params: { skuId } });
  if (!asset.ok) throw new Error(`${skuId} cannot be tried on`);
  return wornProduct(addresses(asset.value));
}

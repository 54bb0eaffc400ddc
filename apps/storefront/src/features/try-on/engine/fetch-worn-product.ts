import { shopClient } from '../../../shared/api/shop-client.ts';
import type { WornProduct } from '@vitrine/try-on';
import { wornProduct } from './worn-product.ts';

/** Asks the shop where a SKU's model is. Rejects when it has none. */
export async function fetchWornProduct(skuId: string): Promise<WornProduct> {
  const asset = await shopClient().call('getTryOnAsset', { params: { skuId } });
  const product = asset.ok ? wornProduct(asset.value) : undefined;
  if (!product) throw new Error(`No try-on model for ${skuId}`);
  return product;
}

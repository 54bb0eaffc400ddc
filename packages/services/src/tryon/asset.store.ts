import { named, type Queryable, type TryOnType } from '@vitrine/database';

export interface TryOnAsset {
  readonly type: TryOnType;
  readonly file: string;
  readonly variant: string;
  readonly sidecar: Record<string, unknown>;
  readonly bytes: number;
  readonly checksum: string;
}

const assetOfSku = named<[skuId: string], TryOnAsset>(
  'tryon-asset',
  `SELECT s.try_on_type AS type, a.file, a.variant, a.sidecar, a.bytes, a.checksum
   FROM tryon_asset a
   JOIN sku s ON s.id = a.sku_id
   JOIN product p ON p.id = s.product_id
   WHERE a.sku_id = $1 AND s.try_on_type IS NOT NULL AND NOT p.is_exclusive`,
);

export const createAssetStore = (db: Queryable) => ({
  find: (skuId: string): Promise<TryOnAsset | undefined> => db.first(assetOfSku, [skuId]),
});

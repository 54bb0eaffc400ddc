import { mayHave, named, type Queryable, type WornMakeUp } from '@vitrine/database';
import type { TryOnType } from '@vitrine/domain';

/** A model to be worn, or make-up, which has none. */
export interface TryOnAsset {
  readonly type: TryOnType;
  readonly model: TryOnModel | null;
  readonly makeUp: WornMakeUp | null;
}

interface TryOnModel {
  readonly file: string;
  readonly variant: string;
  readonly sidecar: Record<string, unknown>;
  readonly bytes: number;
  readonly checksum: string;
}

const assetOfSku = named<[skuId: string], TryOnAsset>(
  'tryon-asset',
  `SELECT s.try_on_type AS type, s.make_up AS "makeUp",
     CASE WHEN a.sku_id IS NOT NULL THEN json_build_object('file', a.file, 'variant', a.variant, 'sidecar', a.sidecar,
       'bytes', a.bytes, 'checksum', a.checksum) END AS model
   FROM sku s
   JOIN product p ON p.id = s.product_id
   LEFT JOIN tryon_asset a ON a.sku_id = s.id
   WHERE s.id = $1 AND s.try_on_type IS NOT NULL AND s.try_on_enabled AND ${mayHave('p')}`,
);

export const createAssetStore = (db: Queryable) => ({
  find: (skuId: string): Promise<TryOnAsset | undefined> => db.first(assetOfSku, [skuId]),
});

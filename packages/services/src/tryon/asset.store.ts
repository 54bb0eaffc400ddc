import { mayHave, named, type Queryable, type RowOf } from '@vitrine/database';
import type { SkuId } from '@vitrine/domain';

interface TryOnModel {
  readonly file: string;
  readonly variant: string;
  readonly sidecar: Record<string, unknown>;
  readonly bytes: number;
  readonly checksum: string;
}

const ASSET = named('tryon-asset')<[skuId: SkuId], { readonly model: TryOnModel | null }>(
  `SELECT s.try_on_type AS "type!", s.make_up,
     CASE WHEN a.sku_id IS NOT NULL THEN json_build_object('file', a.file, 'variant', a.variant, 'sidecar', a.sidecar,
       'bytes', a.bytes, 'checksum', a.checksum) END AS model
   FROM sku s
   JOIN product p ON p.id = s.product_id
   LEFT JOIN try_on_asset a ON a.sku_id = s.id
   WHERE s.id = $1 AND s.try_on_type IS NOT NULL AND s.try_on_enabled AND ${mayHave('p')}`,
);

/** A model to be worn, or make-up, which has none. */
export type TryOnAsset = RowOf<typeof ASSET>;

/** What a SKU is tried on with; undefined when it is not, or not for everybody. */
export function findTryOnAsset(db: Queryable, skuId: SkuId): Promise<TryOnAsset | undefined> {
  return db.first(ASSET, [skuId]);
}

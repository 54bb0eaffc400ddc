import type { BodyOf } from '@vitrine/contracts';
import { mayHave, named, type Queryable } from '@vitrine/database';
import type { SkuId } from '@vitrine/domain';

interface NewSubscription {
  readonly id: string;
  readonly subscription: BodyOf<'subscribeBackInStock'>;
  readonly identifier: BodyOf<'subscribeBackInStock'>['identifiers'][number];
  readonly language: string;
  readonly at: Date;
}

const KNOWN = named('known-public-sku')<[skuId: SkuId]>(
  `SELECT s.id FROM sku s JOIN product p ON p.id = s.product_id WHERE s.id = $1 AND ${mayHave('p')}`,
);

const ADD = named('add-back-in-stock')(
  `INSERT INTO back_in_stock (id, sku_id, identifier_type, identifier, country_code, language, source, stock_channel,
     store_code, product_page_url, product_image, product_name, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   -- Who was told before and asks again wants the next message too.
   ON CONFLICT (sku_id, identifier, country_code) DO UPDATE
     SET notified_at = NULL, created_at = excluded.created_at, language = excluded.language
     WHERE back_in_stock.notified_at IS NOT NULL`,
);

/** Whether anybody may see the SKU. */
export async function isPublicSku(db: Queryable, skuId: SkuId): Promise<boolean> {
  return (await db.first(KNOWN, [skuId])) !== undefined;
}

export async function addSubscription(
  db: Queryable,
  { id, subscription, identifier, language, at }: NewSubscription,
): Promise<void> {
  await db.all(ADD, [
    id,
    subscription.sku,
    identifier.type,
    identifier.value,
    subscription.countryCode.toUpperCase(),
    language,
    subscription.source,
    subscription.stockChannel,
    // An empty one says that no store is chosen.
    subscription.storeCode || null,
    subscription.productPageURL,
    subscription.productImage,
    subscription.productName,
    at,
  ]);
}

import { named, type Queryable, shownSku, type ShownSku, skuColumns } from '@vitrine/database';
import { type Locale, ONLINE_POOL, type SkuId } from '@vitrine/domain';
import { OFFER_FIELDS, PIECE_FIELDS } from '../../catalog/index.ts';

const FIELDS = [...PIECE_FIELDS, ...OFFER_FIELDS, 'label'] as const;
/** A SKU that is wanted in the place of another one, as its order's country sees it now. */
export type WantedSku = Pick<ShownSku, (typeof FIELDS)[number]>;

const WANTED = named('exchange-wanted')<
  [
    language: string,
    country: string,
    pool: string,
    skuIds: readonly SkuId[],
    customerId: string | null,
    now: Date,
  ],
  WantedSku
>(
  `SELECT ${skuColumns(FIELDS)} FROM ${shownSku('sku.id = ANY ($4::text[])', {
    language: '$1',
    country: '$2',
    pool: '$3',
    viewer: { customerId: '$5', now: '$6' },
  })} s WHERE s.may_have`,
);

/** The SKUs of an exchange that its customer may have. */
export function wantedSkus(
  db: Queryable,
  skuIds: readonly SkuId[],
  seen: {
    readonly locale: Locale;
    readonly country: string;
    readonly customerId: string | null;
    readonly now: Date;
  },
): Promise<readonly WantedSku[]> {
  const { locale, country, customerId, now } = seen;
  return db.all(WANTED, [locale.language, country, ONLINE_POOL, skuIds, customerId, now]);
}

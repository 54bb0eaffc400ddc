import type { CertifiedProductsBody, MaterialBody } from '@vitrine/contracts';
import { accepted, FALLBACK_LANGUAGE, languageTag, type Locale, refused, skuUrl } from '@vitrine/domain';
import { toMedias } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { type CertificateRow, createCertificateStore, type MaterialRow } from './certificate.store.ts';

/** [R7.146, R7.147] A customer's own pieces with their certificates, and what they are made of. */
export function mountCertificates(mount: MountCall, { db }: ServiceDeps): void {
  const certificates = createCertificateStore(db);
  mount('getCertifiedProducts', async ({ principal, locale }) => {
    const rows = await certificates.ofCustomer(principal.customerId, locale.language);
    return accepted({ products: rows.map((row) => toCertified(row, locale)) });
  });
  mount('getMaterial', async ({ principal, params: { id }, locale }) => {
    const row = await certificates.materialOf(principal.customerId, id);
    return row === undefined ? refused({ code: 'not_found', about: id }) : accepted(toMaterial(row, locale));
  });
}

function toCertified(row: CertificateRow, locale: Locale): CertifiedProductsBody['products'][number] {
  const { sku_id: skuId, product_id: productId, slug, size } = row;
  const [media] = toMedias(row.look, row.media.slice(0, 1));
  return {
    serialNumber: row.serial_number,
    status: row.status,
    madeOn: row.made_on,
    sku: {
      identifier: skuId,
      productId,
      name: row.name,
      color: row.colour,
      ...(size === null ? {} : { size }),
      url: skuUrl(locale.code, { id: productId, slug }, skuId),
      ...(media === undefined ? {} : { media }),
    },
    materialIds: [...row.material_ids],
  };
}

function toMaterial(
  { id, texts, origin_country: origin, picture, media }: MaterialRow,
  locale: Locale,
): MaterialBody {
  const own = texts[locale.language];
  const kept = media?.filter(({ view }) => view === picture?.view) ?? [];
  const [shown] = picture === null ? [] : toMedias(picture.look, kept);
  return {
    id,
    ...(own ?? texts.eng),
    origin: new Intl.DisplayNames(locale.bcp47, { type: 'region' }).of(origin) ?? origin,
    ...(shown === undefined ? {} : { media: shown }),
    ...(own === undefined ? { textLanguage: languageTag(FALLBACK_LANGUAGE) } : {}),
  };
}

import type { CertifiedProductsBody, MaterialBody } from '@vitrine/contracts';
import { accepted, foreignTag, type Locale, readIn, refused } from '@vitrine/domain';
import { toMedias, toPiece } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { type CertificateRow, certificatesOf, materialOf, type MaterialRow } from './certificate.store.ts';

/** [R7.146, R7.147] A customer's own pieces with their certificates, and what they are made of. */
export function mountCertificates(mount: MountCall, { db }: ServiceDeps): void {
  mount('getCertifiedProducts', async ({ principal, locale }) => {
    const rows = await certificatesOf(db, principal.customerId, locale.language);
    return accepted({ products: rows.map((row) => toCertified(row, locale)) });
  });
  mount('getMaterial', async ({ principal, params: { id }, locale }) => {
    const row = await materialOf(db, principal.customerId, id);
    return row === undefined ? refused({ code: 'not_found', about: id }) : accepted(toMaterial(row, locale));
  });
}

function toCertified(row: CertificateRow, locale: Locale): CertifiedProductsBody['products'][number] {
  const [media] = toMedias(row.look, row.media.slice(0, 1));
  const { mediaUrl: _, ...piece } = toPiece(row, locale);
  return {
    serialNumber: row.serialNumber,
    status: row.status,
    madeOn: row.madeOn,
    sku: {
      identifier: row.skuId,
      ...piece,
      ...(media === undefined ? {} : { media }),
    },
    materialIds: [...row.materialIds],
  };
}

function toMaterial(
  { id, texts, originCountry: origin, picture, media }: MaterialRow,
  locale: Locale,
): MaterialBody {
  const { text, language } = readIn(texts, locale.language);
  const kept = media?.filter(({ view }) => view === picture?.view) ?? [];
  const [shown] = picture === null ? [] : toMedias(picture.look, kept);
  return {
    id,
    ...text,
    origin: new Intl.DisplayNames(locale.bcp47, { type: 'region' }).of(origin) ?? origin,
    ...(shown === undefined ? {} : { media: shown }),
    textLanguage: foreignTag(language, locale.language),
  };
}

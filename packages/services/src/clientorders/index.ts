import type { ExclusiveOffersBody } from '@vitrine/contracts';
import { type LookPicture, mayHave, named } from '@vitrine/database';
import {
  accepted,
  FALLBACK_LANGUAGE,
  type HouseLanguage,
  languageTag,
  type Locale,
  pageUrl,
} from '@vitrine/domain';
import { toMedias } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';

interface OfferText {
  readonly offerDisplayName: string;
  readonly subtitle: string;
  readonly offerDescription: string;
}
interface OfferRow {
  readonly id: string;
  readonly path: string;
  readonly picture: { readonly look: string; readonly view: string } | null;
  readonly media: readonly LookPicture[] | null;
  readonly texts: Readonly<Partial<Record<HouseLanguage, OfferText>>> & { readonly eng: OfferText };
}

const OFFERS = named<[customerId: string, now: Date], OfferRow>(
  'offers-of-customer',
  `SELECT offer.id, offer.path, offer.picture, offer.texts,
     (SELECT s.media FROM sku s
      JOIN product p ON p.id = s.product_id AND ${mayHave('p', { customerId: '$1', now: '$2' })}
      WHERE s.look = offer.picture ->> 'look' LIMIT 1) AS media
   FROM exclusive_offer offer
   JOIN offer_entitlement entitled ON entitled.offer_id = offer.id AND entitled.customer_id = $1
   ORDER BY offer.rank`,
);

/** [R7.044, R3.050] What is offered to this customer and to nobody who was not named with him. */
export function mountClientOrders(mount: MountCall, { db, clock }: ServiceDeps): void {
  mount('getExclusiveOffers', async ({ principal, locale }) => {
    const rows = await db.all(OFFERS, [principal.customerId, clock.now()]);
    const offers = rows.map((row) => toOffer(row, locale));
    return accepted({ categoryLinksList: offers, categoryLinksListSize: offers.length });
  });
}

function toOffer(
  { id, path, picture, media, texts }: OfferRow,
  { code, language }: Locale,
): ExclusiveOffersBody['categoryLinksList'][number] {
  const own = texts[language];
  const kept = media?.filter(({ view }) => view === picture?.view) ?? [];
  const [shown] = picture === null ? [] : toMedias(picture.look, kept);
  return {
    offerId: id,
    ...(own ?? texts.eng),
    url: pageUrl(code, path),
    ...(shown === undefined ? {} : { largeImageUrl: shown.url, media: shown }),
    ...(own === undefined ? { textLanguage: languageTag(FALLBACK_LANGUAGE) } : {}),
  };
}

import type { ExclusiveOffersBody } from '@vitrine/contracts';
import { accepted, foreignTag, type Locale, pageUrl, readIn } from '@vitrine/domain';
import { toMedias } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { type Offer, offersOfCustomer } from './offer.store.ts';

/** [R7.044, R3.050] What is offered to this customer and to nobody who was not named with them. */
export function mountClientOrders(mount: MountCall, { db, clock }: ServiceDeps): void {
  mount('getExclusiveOffers', async ({ principal, locale }) => {
    const rows = await offersOfCustomer(db, principal.customerId, clock.now());
    const offers = rows.map((row) => toOffer(row, locale));
    return accepted({ categoryLinksList: offers, categoryLinksListSize: offers.length });
  });
}

function toOffer(
  { id, path, picture, media, texts, clubName }: Offer,
  { code, language }: Locale,
): ExclusiveOffersBody['categoryLinksList'][number] {
  const { text, language: written } = readIn(texts, language);
  const kept = media?.filter(({ view }) => view === picture?.view) ?? [];
  const [shown] = picture === null ? [] : toMedias(picture.look, kept);
  return {
    offerId: id,
    ...text,
    url: pageUrl(code, path),
    ...(clubName !== null && { clubName }),
    ...(shown === undefined ? {} : { largeImageUrl: shown.url, media: shown }),
    textLanguage: foreignTag(written, language),
  };
}

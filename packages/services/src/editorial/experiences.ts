import type { ExperienceBody, ExperienceCard } from '@vitrine/contracts';
import { cardsOfSkus, type PictureRef, type Queryable } from '@vitrine/database';
import { accepted, foreignTag, type Locale, pageUrl, readIn, refused } from '@vitrine/domain';
import { toCard, toMedias } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { openStores, type StoreRecord } from '../store/index.ts';
import { type ExperienceRow, picturesOf, publishedExperiences } from './experience.store.ts';

type Pictures = Awaited<ReturnType<typeof picturesOf>>;

/** [R2.038, R2.039] Experiences: those that are published, and one of them with where it can be booked. */
export function mountExperiences(mount: MountCall, { db, clock }: ServiceDeps): void {
  mount('getExperiences', async ({ locale }) => {
    const rows = await publishedExperiences(db, clock.now());
    const pictures = await picturesOf(db, rows);
    return accepted({ experiences: rows.map((row) => toExperienceCard(row, pictures, locale)) });
  });
  mount('getExperience', async ({ params: { id }, locale }) => {
    const row = (await publishedExperiences(db, clock.now())).find((each) => each.id === id);
    return row === undefined
      ? refused({ code: 'not_found', about: id })
      : accepted(await toExperience(db, row, locale));
  });
}

function toExperienceCard(row: ExperienceRow, pictures: Pictures, locale: Locale): ExperienceCard {
  const {
    text: { title, lead, alt, facts },
    language,
  } = readIn(row.texts, locale.language);
  return {
    id: row.id,
    url: pageUrl(locale.code, `experiences/${row.id}`),
    title,
    lead,
    alt,
    facts: [...facts],
    language: foreignTag(language, locale.language),
    ...mediaOf(row.picture, pictures),
  };
}

async function toExperience(db: Queryable, row: ExperienceRow, locale: Locale): Promise<ExperienceBody> {
  const [pictures, cards, stores] = await Promise.all([
    picturesOf(db, [row]),
    db.all(cardsOfSkus, [locale.language, locale.country, row.skuIds]),
    openStores(db, locale.language),
  ]);
  const { chapters } = readIn(row.texts, locale.language).text;
  return {
    ...toExperienceCard(row, pictures, locale),
    chapters: chapters.map((chapter, place) => ({ ...chapter, ...mediaOf(row.pictures[place], pictures) })),
    products: cards.map(({ card }) => toCard(card, locale)),
    appointmentType: row.appointmentType,
    stores: storesOf(row, stores, locale),
  };
}

function mediaOf(picture: PictureRef | undefined, pictures: Pictures): Pick<ExperienceCard, 'media'> {
  if (picture === undefined) return {};
  const kept = pictures.get(picture.look)?.filter(({ view }) => view === picture.view) ?? [];
  const [media] = toMedias(picture.look, kept);
  return media === undefined ? {} : { media };
}

/** The open stores that have appointments of its kind, those of the locale's country first. */
function storesOf(
  { appointmentType, storeIds }: ExperienceRow,
  stores: readonly StoreRecord[],
  { code, country, language }: Locale,
): ExperienceBody['stores'] {
  return stores
    .filter(({ id }) => storeIds === null || storeIds.includes(id))
    .filter(({ appointments }) => appointments.some(({ type }) => type === appointmentType))
    .toSorted((one, other) => Number(other.country === country) - Number(one.country === country))
    .map((store) => ({
      name: readIn(store.texts, language).text.name,
      city: store.city,
      country: store.country,
      url: `${pageUrl(code, `point-of-sale/${store.slug}/appointment`)}?type=${appointmentType}`,
    }));
}

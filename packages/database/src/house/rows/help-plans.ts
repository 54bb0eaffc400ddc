import { written } from '../format/texts.ts';
import type { House } from '../reading/read-house.ts';
import { planTable, type TablePlan } from '../writing/table-plan.ts';
import type { FrozenRows } from './frozen-rows.ts';

/** Questions and answers, by theme. */
export function faqPlans(house: House, frozen: FrozenRows): readonly TablePlan[] {
  const { faqThemes, faqArticles } = house;
  if (!faqThemes.present || !faqArticles.present) return [];
  const refused = frozen.ids('faqArticles');
  return [
    planTable('kbTheme', {
      key: ['id'],
      owner: { kind: 'FAQ theme', columns: ['id'] },
      frozen: frozen.ids('faqThemes').map((id) => ({ id })),
      heldBy: [{ table: 'kbArticle', column: 'themeId' }],
      rows: faqThemes.entries.map(({ id, row, found }) => ({
        id,
        slug: row.slug,
        rank: found.rank,
        texts: row.texts,
      })),
    }),
    planTable('kbArticle', {
      key: ['id'],
      owner: { kind: 'FAQ article', columns: ['id'] },
      frozen: refused.map((id) => ({ id })),
      rows: faqArticles.entries.map(({ row: { id, theme, slug, popularity, online }, found }) => ({
        id,
        themeId: theme,
        slug,
        rank: found.rank,
        popularity,
        online,
      })),
    }),
    planTable('kbArticleText', {
      key: ['articleId', 'language'],
      owner: { kind: 'FAQ article', columns: ['articleId'] },
      frozen: [
        ...refused.map((id) => ({ articleId: id })),
        ...frozen.texts('faqArticles').map(({ id, language }) => ({ articleId: id, language })),
      ],
      rows: faqArticles.entries.flatMap(({ id, row }) =>
        written(row.texts).map(([language, { title, body, asked = [] }]) => ({
          articleId: id,
          language,
          title,
          body,
          asked,
        })),
      ),
    }),
  ];
}

/** Articles by category. */
export function magazinePlans(house: House, frozen: FrozenRows): readonly TablePlan[] {
  const { magazineCategories, articles } = house;
  if (!magazineCategories.present || !articles.present) return [];
  const refused = frozen.ids('articles');
  return [
    planTable('magazineCategory', {
      key: ['chunk'],
      owner: { kind: 'magazine category', columns: ['chunk'] },
      frozen: frozen.ids('magazineCategories').map((chunk) => ({ chunk })),
      heldBy: [{ table: 'article', column: 'category' }],
      rows: magazineCategories.entries.map(({ row: { chunk, texts, tags }, found }) => ({
        chunk,
        rank: found.rank,
        texts,
        tags,
      })),
    }),
    planTable('article', {
      key: ['chunk'],
      owner: { kind: 'article', columns: ['chunk'] },
      frozen: refused.map((chunk) => ({ chunk })),
      rows: articles.entries.map(({ row }) => ({
        chunk: row.chunk,
        category: row.category,
        tags: row.tags,
        publishedOn: row.publishedOn,
        publishedUntil: row.publishedUntil ?? null,
        status: row.status,
        forAgents: row.forAgents ?? false,
        picture: row.picture ?? null,
        skuIds: row.skuIds,
      })),
    }),
    planTable('articleText', {
      key: ['chunk', 'language'],
      owner: { kind: 'article', columns: ['chunk'] },
      frozen: [
        ...refused.map((chunk) => ({ chunk })),
        ...frozen.texts('articles').map(({ id, language }) => ({ chunk: id, language })),
      ],
      rows: articles.entries.flatMap(({ id, row }) =>
        written(row.texts).map(([language, { title, summary, prose }]) => ({
          chunk: id,
          language,
          title,
          summary,
          blocks: prose ?? null,
        })),
      ),
    }),
  ];
}

/** [R3.040] Stores. One that left the files is closed: people may have an appointment in it. */
export function storePlans({ stores }: House, frozen: FrozenRows): readonly TablePlan[] {
  if (!stores.present) return [];
  return [
    planTable('store', {
      key: ['id'],
      owner: { kind: 'store', columns: ['id'] },
      others: { become: { isOpen: false } },
      frozen: frozen.ids('stores').map((id) => ({ id })),
      rows: stores.entries.map(({ row }) => ({
        id: row.id,
        slug: row.slug,
        country: row.country,
        city: row.city,
        address: row.address,
        latitude: row.latitude,
        longitude: row.longitude,
        timeZone: row.timeZone,
        phone: row.phone,
        hours: row.hours,
        closures: row.closures,
        services: row.services,
        clickAndCollect: row.clickAndCollect,
        appointments: row.appointments,
        isOpen: row.open,
        texts: row.texts,
      })),
    }),
  ];
}

/** [R2.038] Experiences, in the order of their files. */
export function experiencePlans({ experiences }: House, frozen: FrozenRows): readonly TablePlan[] {
  if (!experiences.present) return [];
  return [
    planTable('experience', {
      key: ['id'],
      owner: { kind: 'experience', columns: ['id'] },
      frozen: frozen.ids('experiences').map((id) => ({ id })),
      rows: experiences.entries.map(({ row, found }) => ({
        id: row.id,
        rank: found.rank,
        status: row.status,
        publishedOn: row.publishedOn,
        publishedUntil: row.publishedUntil ?? null,
        appointmentType: row.appointmentType,
        storeIds: row.stores ?? null,
        picture: row.picture,
        pictures: row.pictures,
        skuIds: row.skuIds,
        texts: row.texts,
      })),
    }),
  ];
}

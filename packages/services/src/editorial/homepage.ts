import type { HomepageBody, HomepageComponent } from '@vitrine/contracts';
import {
  type CardRecord,
  cardsOfSkus,
  categories,
  type CategoryRecord,
  type LookPicture,
  picturesOfLooks,
  type Queryable,
} from '@vitrine/database';
import { type Locale, pageUrl, type SkuId, unreachable } from '@vitrine/domain';
import { toMedias } from '../catalog/index.ts';
import { findBody } from './content.store.ts';
import { type WrittenComponent, WrittenHomepage, type WrittenPicture } from './written-homepage.ts';

/** A scene is kept twice: wide, and cut upright for narrow screens. */
const SCENE_VIEW = 'wide';
const UPRIGHT_VIEW = 'upright';

/** What the components name by id, found. */
interface Details {
  readonly locale: Locale;
  readonly cards: ReadonlyMap<string, CardRecord>;
  readonly categories: ReadonlyMap<string, CategoryRecord>;
  /** By look. */
  readonly pictures: ReadonlyMap<string, readonly LookPicture[]>;
}

/** [R3.036, R3.037] The home page with the pictures of the SKUs and the categories it names; undefined when none is written. */
export async function loadHomepage(db: Queryable, locale: Locale): Promise<HomepageBody | undefined> {
  const { language, country } = locale;
  const written = await findBody(db, { kind: 'homepage', refs: ['home'], language });
  if (written === undefined) return undefined;
  const { componentList } = WrittenHomepage.parse(written.body);
  const [cards, branches, looks] = await Promise.all([
    db.all(cardsOfSkus, [language, country, skuIdsOf(componentList)]),
    db.all(categories, [language]),
    db.all(picturesOfLooks, [looksOf(componentList)]),
  ]);
  const details: Details = {
    locale,
    cards: new Map(cards.map(({ card }) => [card.skuId, card])),
    categories: new Map(branches.map((category) => [category.dimId, category])),
    pictures: new Map(looks.map(({ look, media }) => [look, media])),
  };
  return { componentList: componentList.map((component) => merged(component, details)) };
}

function skuIdsOf(components: readonly WrittenComponent[]): readonly SkuId[] {
  const ids = components.flatMap((component) => (component.type === 'products' ? component.skuIds : []));
  return [...new Set(ids)];
}

function looksOf(components: readonly WrittenComponent[]): readonly string[] {
  const looks = components.flatMap((component) => {
    if (component.type === 'hero' || component.type === 'quote') return component.picture?.look ?? [];
    return component.type === 'categories' ? component.items.map(({ picture }) => picture.look) : [];
  });
  return [...new Set(looks)];
}

/** The picture as it is kept; without `media` where the look has no such view (yet). */
function withMedia(picture: WrittenPicture, { pictures }: Details) {
  const kept = toMedias(picture.look, pictures.get(picture.look) ?? []);
  const media = kept.find(({ view }) => view === picture.view);
  const upright = media?.view === SCENE_VIEW ? kept.find(({ view }) => view === UPRIGHT_VIEW) : undefined;
  return { ...picture, ...(media && { media }), ...(upright && { upright }) };
}

/** [R3.038] SKUs and categories that nobody may see are dropped, the others remain. */
function merged(component: WrittenComponent, details: Details): HomepageComponent {
  const { locale, cards, categories: known } = details;
  switch (component.type) {
    case 'hero': {
      const { path, ...rest } = component;
      return { ...rest, url: pageUrl(locale.code, path), picture: withMedia(rest.picture, details) };
    }
    case 'quote': {
      const { path, picture, ...rest } = component;
      return {
        ...rest,
        url: pageUrl(locale.code, path),
        ...(picture && { picture: withMedia(picture, details) }),
      };
    }
    case 'products': {
      const { path, skuIds, ...rest } = component;
      const skus = present(skuIds.map((id) => cards.get(id))).map(({ skuId, look, media }) => {
        const [main] = toMedias(look, media);
        return { identifier: skuId, ...(main && { media: main }) };
      });
      return { ...rest, url: pageUrl(locale.code, path), skus };
    }
    case 'categories': {
      const items = component.items.flatMap(({ dimId, picture }) => {
        const category = known.get(dimId);
        return category === undefined
          ? []
          : {
              name: category.name,
              url: pageUrl(locale.code, category.path),
              picture: withMedia(picture, details),
            };
      });
      return { ...component, items };
    }
    default:
      return unreachable(component);
  }
}

const present = <Value>(values: readonly (Value | undefined)[]): readonly Value[] =>
  values.filter((value) => value !== undefined);

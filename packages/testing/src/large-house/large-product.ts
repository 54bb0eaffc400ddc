import { HOUSE_LANGUAGES, type HouseLanguage } from '@vitrine/domain';
import { type Dice, diceOf } from './dice.ts';
import { placeOfCollection, SINGLE_PIECE, PERMANENT } from './large-categories.ts';
import type { Template } from './templates.ts';
import { MOODS, numeral, PLACES } from './words.ts';

/** Which of how many a product is, and what it is made of. */
export interface LargeHousePlan {
  readonly templates: readonly Template[];
  /** Products that are made, beside those of the house itself. */
  readonly count: number;
  readonly seed: number;
}

/** A product and what its file says. */
export interface ProductFile {
  readonly id: string;
  readonly file: unknown;
}

/** The reference of a made product: `V000017`. */
const idOf = (index: number): string => `V${String(index).padStart(6, '0')}`;

/** SKUs of a product without sizes, at most, and looks of one with sizes: with them there are four SKUs a product. */
const [LOOKS_WITHOUT_SIZES, LOOKS_WITH_SIZES, SIZES] = [6, 3, 9] as const;

/** The product at a place, from 0, as its file has it. The same plan makes the same products. */
export function largeProduct(plan: LargeHousePlan, index: number): ProductFile {
  const dice = diceOf(plan.seed * 1_000_003 + index);
  const template = plan.templates[index % plan.templates.length];
  if (template === undefined) throw new Error('the house has no product to make others after');
  const { product, sizes } = template;
  const edition = Math.floor(index / plan.templates.length);
  const name = nameOf(edition);
  const id = idOf(index);
  const looks = looksOf(template, dice);
  const skus = skusOf(id, looks, someSizes(sizes, dice));
  const factor = 0.5 + dice.roll(200) / 100;
  const file = {
    ...product,
    id,
    slug: slugOf(name.eng),
    defaultSkuId: skus[0]?.id,
    categories: categoriesOf(template, { index, edition, count: plan.count }),
    prices: Object.fromEntries(
      Object.entries(product.prices).map(([country, amount]) => [country, roundPrice(amount * factor)]),
    ),
    relations: relationsOf(index, plan, dice),
    texts: Object.fromEntries(
      HOUSE_LANGUAGES.flatMap((language) => {
        const text = product.texts[language];
        return text === undefined ? [] : [[language, { ...text, name: name[language] }]];
      }),
    ),
    looks,
    skus,
  };
  return { id, file };
}

/** Some of the looks of its kind, one after the other from somewhere among them. */
function looksOf({ looks, sizes }: Template, dice: Dice): Template['looks'] {
  const from = dice.roll(looks.length);
  const wanted = 1 + dice.roll(sizes.length > 0 ? LOOKS_WITH_SIZES : LOOKS_WITHOUT_SIZES);
  return [...looks.slice(from), ...looks.slice(0, from)].slice(0, wanted);
}

/** The smallest sizes of its kind, in their order. */
function someSizes(sizes: readonly string[], dice: Dice): readonly string[] {
  return sizes.slice(0, 2 + dice.roll(SIZES - 2));
}

interface LargeSku {
  readonly id: string;
  readonly colour: string;
  readonly size?: string;
}

/** One for each look, in each size where there are any. */
function skusOf(id: string, looks: Template['looks'], sizes: readonly string[]): readonly LargeSku[] {
  return looks.flatMap(({ colour }, look): readonly LargeSku[] =>
    sizes.length === 0
      ? [{ id: `${id}-${look}`, colour }]
      : sizes.map((size, place) => ({ id: `${id}-${look}-${place}`, colour, size })),
  );
}

/** Another name for each edition of a template, in every language. */
function nameOf(edition: number): Readonly<Record<HouseLanguage, string>> {
  const place = PLACES[edition % PLACES.length];
  const mood = MOODS[Math.floor(edition / PLACES.length) % MOODS.length];
  const again = numeral(Math.floor(edition / (PLACES.length * MOODS.length)));
  const name = (language: HouseLanguage): string =>
    [place?.[language], mood?.[language], again].join(' ').trim();
  return {
    eng: name('eng'),
    fra: name('fra'),
    ita: name('ita'),
    jpn: name('jpn'),
    kor: name('kor'),
    zhs: name('zhs'),
    ara: name('ara'),
  };
}

function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-');
}

/** Its kind, its collection, and for some the permanent collection or that of the single piece. */
function categoriesOf(
  { product, root }: Template,
  { index, edition, count }: { readonly index: number; readonly edition: number; readonly count: number },
): readonly string[] {
  return [
    ...product.categories.slice(0, 1),
    placeOfCollection(edition % PLACES.length, root),
    ...(index < Math.min(PERMANENT.products, count) ? [PERMANENT.dimId] : []),
    ...(index === 0 ? [SINGLE_PIECE] : []),
  ];
}

/** Two digits, as prices of such pieces are. */
const roundPrice = (amount: number): number => Math.max(1, Number(amount.toPrecision(2)));

/** Some come before it in the files and some after it. */
function relationsOf(index: number, { count }: LargeHousePlan, dice: Dice): object {
  const others = (wanted: number): readonly string[] => {
    if (count < 2) return [];
    const found = Array.from({ length: wanted }, () => (index + 1 + dice.roll(count - 1)) % count);
    return [...new Set(found)].map(idOf);
  };
  return { related: others(2), similar: others(3), recommended: others(4) };
}

import {
  CHINA_CONSENT_TYPES,
  COLOUR_FAMILIES,
  HOUSE_LANGUAGES,
  LABELLED_LANGUAGES,
  LOCALE_LIST,
  MARKETING_CHANNELS,
  MEASURED_PARTS,
} from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { DEMO_HOUSE } from './load-house.ts';
import { readHouse, refusalsOf } from './reading/read-house.ts';
import { finishOf } from './rows/make-up-rows.ts';

const { house } = await readHouse(DEMO_HOUSE);
const rowsOf = <Row>({ entries }: { readonly entries: readonly { readonly row: Row }[] }): readonly Row[] =>
  entries.map(({ row }) => row);
const products = rowsOf(house.products);
const skus = products.flatMap((product) => product.skus);
const [online] = rowsOf(house.stock);
const has = (what: (product: (typeof products)[number]) => boolean) => products.some(what);
const lookCount = (wanted: typeof products) => wanted.flatMap(({ looks }) => looks).length;

/** The name of its pictures. */
const shadeOf = (skuId: string) => {
  const product = products.find((one) => one.skus.some(({ id }) => id === skuId));
  return `${product?.id}-${product?.skus.find(({ id }) => id === skuId)?.colour}`.toLowerCase();
};

const TRY_ON_TYPES = [
  'watches',
  'sneakers',
  'lipsticks',
  'eyeshadows',
  'rings',
  'earrings',
  'sunglasses',
] as const;

const isAskedEverywhere = (type: string): boolean =>
  [...MARKETING_CHANNELS, 'newsletter'].some((channel) => channel === type);
const isOfChina = (type: string): boolean =>
  CHINA_CONSENT_TYPES.some((known) => known.toLowerCase() === type);

describe('the demo house', () => {
  it('is accepted row by row', () => {
    expect(refusalsOf(house)).toEqual([]);
  });

  it('has names and short descriptions in all seven languages, and long texts in English and French', () => {
    for (const { id, texts, looks } of products) {
      for (const language of HOUSE_LANGUAGES) {
        expect(texts[language], `${id} ${language}`).toBeDefined();
        for (const { colour, names, labels } of looks)
          expect([names[language], labels[language]], `${id} ${colour} ${language}`).not.toContain(undefined);
      }
      expect(texts.fra?.description, id).toBeDefined();
    }
    for (const { id, texts } of products) expect(texts.eng.name, id).not.toMatch(/\s{2}/u);
  });

  it('[R7.009] says of every piece what it is made of, since when it is sold, and a colour that has a name', () => {
    const named = new Set(house.facetValues.entries.map(({ id }) => id));
    for (const family of COLOUR_FAMILIES) expect(named, family).toContain(`colour/${family}`);
    for (const { id, materials, launchedOn, makeUp, looks } of products) {
      expect(materials.length, id).toBeGreaterThan(0);
      expect(launchedOn, id).toBeDefined();
      if (makeUp === undefined) continue;
      for (const { finish } of looks) expect(named, id).toContain(`finish/${finish ?? finishOf(makeUp)}`);
    }
  });

  it('[R7.094, R7.096] names categories and tags of the magazine in all seven languages', () => {
    for (const { chunk, texts, tags } of rowsOf(house.magazineCategories))
      for (const language of HOUSE_LANGUAGES) {
        expect(texts[language], `${chunk} ${language}`).toBeDefined();
        for (const { code, names } of tags) expect(names[language], `${code} ${language}`).toBeDefined();
      }
  });

  it('[R2.025] says why a store is closed in all seven languages, and of the store in that of its country', () => {
    for (const { id, country, closures, texts } of rowsOf(house.stores)) {
      for (const { reason } of closures)
        for (const language of HOUSE_LANGUAGES) expect(reason[language], `${id} ${language}`).toBeDefined();
      const own = LOCALE_LIST.find((locale) => locale.country === country && locale.language !== 'eng');
      if (own !== undefined) expect(texts[own.language], id).toBeDefined();
    }
  });

  it('[R2.025] has telephones in the country of each store', () => {
    const codes = new Map(rowsOf(house.countries).map(({ iso, telCode }) => [iso, telCode]));
    for (const { id, country, phone } of rowsOf(house.stores))
      expect(phone.startsWith(codes.get(country) ?? '+'), id).toBe(true);
  });

  it('[R7.064] has names and words to search by in all seven languages', () => {
    for (const { facet, value, names, synonyms } of rowsOf(house.facetValues)) {
      for (const language of HOUSE_LANGUAGES) expect(names[language], `${facet} ${value}`).toBeDefined();
      if (facet === 'colour') expect(Object.keys(synonyms), value).toEqual([...HOUSE_LANGUAGES]);
    }
    for (const { id, words } of rowsOf(house.wordGroups))
      for (const language of HOUSE_LANGUAGES) expect(words[language]?.length, id).toBeGreaterThan(0);
  });

  it('[R2.123] shows in the palette of a look a shade that it is made of', () => {
    for (const { id, palette, skuIds } of rowsOf(house.looks))
      if (palette) expect(skuIds.map(shadeOf), id).toContain(palette.look);
  });

  it('has pages in every language whose labels are written; stories and editions for a country in two', () => {
    for (const { kind, ref, bodies } of rowsOf(house.content)) {
      if (kind === 'consent') continue;
      const isForAll = kind !== 'story' && !ref.includes('.');
      for (const language of isForAll ? LABELLED_LANGUAGES : (['eng', 'fra'] as const))
        expect(bodies[language], `${ref} ${language}`).toBeDefined();
    }
  });

  it('[R6.013] asks for consents in every language; for those of one country in its own', () => {
    const consents = rowsOf(house.content).filter(({ kind }) => kind === 'consent');
    expect(consents.length).toBeGreaterThan(0);
    for (const { ref, bodies } of consents) {
      const own = ['eng', isOfChina(ref) ? 'zhs' : 'kor'] as const;
      for (const language of isAskedEverywhere(ref) ? LABELLED_LANGUAGES : own)
        expect(bodies[language], `${ref} ${language}`).toBeDefined();
    }
  });

  it('[R7.084] says of every country that is sent to how parcels come and go', () => {
    const refs = new Set(rowsOf(house.content).map(({ ref }) => ref));
    for (const { iso, dispatch } of rowsOf(house.countries))
      expect(refs.has(`delivery-returns.${iso}`), iso).toBe(dispatch !== undefined);
  });

  it('[R7.084] promises the days that the ways of a country take, in every language', () => {
    const ways = rowsOf(house.shippingMethods);
    const daysOf = (id: string, iso: string) => {
      const way = ways.find((each) => each.id === id)?.countries.find(({ country }) => country === iso);
      return way === undefined ? [] : [...new Set([way.leadDaysMin, way.leadDaysMax])];
    };
    for (const { ref, bodies } of rowsOf(house.content)) {
      const iso = /^delivery-returns\.(?<iso>..)$/u.exec(ref)?.groups?.['iso'] ?? '';
      const days = [...daysOf('standard', iso), ...daysOf('express', iso)];
      if (days.length === 0) continue;
      for (const [language, body] of Object.entries(bodies)) {
        const [first = ''] = /"blocks":\[\{[^}]*\}/u.exec(JSON.stringify(body)) ?? [];
        expect((first.match(/\d+/gu) ?? []).map(Number), `${ref} ${language}`).toEqual(days);
      }
    }
  });

  it('has fifty answers in nine themes and seven languages, twelve articles in four categories, and eight stories', () => {
    const answers = rowsOf(house.faqArticles);
    const published = answers.filter(({ online: isOnline }) => isOnline);
    expect(published.length).toBeGreaterThanOrEqual(50);
    for (const { texts } of published) expect(Object.keys(texts)).toHaveLength(7);
    expect(answers.length).toBeGreaterThan(published.length);
    expect(new Set(published.map(({ theme }) => theme)).size).toBe(9);
    expect(rowsOf(house.faqThemes)).toHaveLength(9);
    const articles = rowsOf(house.articles);
    const printed = articles.filter(({ status }) => status === 'published');
    expect(printed.length).toBeGreaterThanOrEqual(12);
    expect(articles.length).toBeGreaterThan(printed.length);
    for (const { chunk, tags } of rowsOf(house.magazineCategories)) {
      const own = printed.filter(({ category }) => category === chunk);
      expect(own.length, chunk).toBeGreaterThanOrEqual(3);
      for (const { code } of tags)
        expect(
          own.some((article) => article.tags.includes(code)),
          code,
        ).toBe(true);
    }
    expect(rowsOf(house.magazineCategories)).toHaveLength(4);
    for (const { texts } of [...answers, ...articles]) expect(texts.fra).toBeDefined();
    expect(rowsOf(house.content).filter(({ kind }) => kind === 'story')).toHaveLength(8);
  });

  it('[R7.054] has prices in every country that it sends to, and a way to send parcels where it sells', () => {
    for (const { isShop, taxIncluded, dispatchCountries } of LOCALE_LIST) {
      for (const { iso, currency } of dispatchCountries) {
        const dispatch = rowsOf(house.countries).find((country) => country.iso === iso)?.dispatch;
        expect(dispatch).toMatchObject({ currency, taxIncluded });
        const listed = dispatch?.pricedAs ?? iso;
        expect(products.filter(({ prices }) => (prices[iso] ?? prices[listed]) === undefined)).toEqual([]);
        const amounts = rowsOf(house.shippingMethods)
          .filter(({ kind }) => kind === 'home')
          .flatMap(({ countries }) => countries)
          .filter(({ country }) => country === iso)
          .map(({ amount }) => amount);
        expect(amounts.length > 1, iso).toBe(isShop);
        if (isShop) expect([amounts[0], amounts.slice(1).every((amount) => amount > 0)]).toEqual([0, true]);
      }
    }
  });

  it('[R4.001, R4.002] has a SKU for every answer of the purchase button', () => {
    const empty = skus.filter((sku) => online?.bySku[sku.id] === 0);
    expect(empty.some((sku) => sku.backInStock)).toBe(true);
    expect(empty.some((sku) => !sku.backInStock)).toBe(true);
    expect(skus.some((sku) => !sku.sellable)).toBe(true);
    expect(skus.some((sku) => sku.prices !== undefined && Object.keys(sku.prices).length === 0)).toBe(true);
    expect(Object.values(online?.bySku ?? {})).toContain(1);
  });

  it('[R3.001, R3.004] is a collection: fifty products, 220 SKUs, 24 lipsticks, categories three levels deep', () => {
    expect(products.length).toBeGreaterThanOrEqual(50);
    expect(skus.length).toBeGreaterThanOrEqual(220);
    expect(new Set(skus.map(({ id }) => id)).size).toBe(skus.length);
    expect(lookCount(products.filter(({ tryOnType }) => tryOnType === 'lipsticks'))).toBeGreaterThanOrEqual(
      24,
    );
    const depths = house.categories.entries.map(
      ({ found }) => found.path.filter((step) => typeof step === 'number').length,
    );
    expect([Math.min(...depths), Math.max(...depths)]).toEqual([1, 3]);
  });

  it('[R3.002] has at least four products for every kind of try-on, and some for none', () => {
    const kinds = Map.groupBy(products, ({ tryOnType }) => tryOnType);
    expect([...kinds.keys()].map(String).toSorted()).toEqual([...TRY_ON_TYPES, 'undefined'].toSorted());
    for (const [kind, wearable] of kinds) expect(wearable.length, kind).toBeGreaterThanOrEqual(4);
  });

  it('[R3.003, R3.005] has sets and a kit, whose parts it has too', () => {
    const ids = new Set(skus.map(({ id }) => id));
    const sets = skus.filter(({ bundleSkuIds }) => bundleSkuIds.length > 0);
    expect(sets.length).toBeGreaterThanOrEqual(3);
    for (const { bundleSkuIds } of sets) for (const part of bundleSkuIds) expect(ids).toContain(part);
    expect(products.filter(({ kit }) => kit).map(({ id }) => id)).toEqual(['AU4203']);
  });

  it('has a piece for every branch that the data can take', () => {
    for (const way of ['hotstamp', 'engraving', 'monogram', 'beauty-engraving'])
      expect(
        has(({ personalisation }) => personalisation?.way === way),
        way,
      ).toBe(true);
    expect(has(({ mom, skus: all }) => mom !== undefined && all.every(({ fluid }) => fluid))).toBe(true);
    expect(has(({ ageRestricted }) => ageRestricted)).toBe(true);
    expect(has(({ exclusiveSale }) => exclusiveSale !== undefined)).toBe(true);
    expect([has(({ agec }) => agec !== undefined), has(({ agec }) => agec === undefined)]).toEqual([
      true,
      true,
    ]);
    expect(has(({ looks }) => looks.some(({ powders }) => powders.length > 1))).toBe(true);
    expect(skus.some(({ sellable, cscSellable }) => !sellable && cscSellable === true)).toBe(true);
    expect(skus.some(({ diamondEngraving }) => diamondEngraving)).toBe(true);
    expect(skus.some(({ serviceId }) => serviceId !== undefined)).toBe(true);
    for (const sample of [true, false])
      expect(skus.some((sku) => sku.sample !== undefined && sku.sample.countries.length > 0 === sample)).toBe(
        true,
      );
    for (const kind of ['related', 'similar', 'finish', 'recommended', 'push'] as const)
      expect(
        has(({ relations }) => (relations[kind] ?? []).length > 0),
        kind,
      ).toBe(true);
  });

  it('[R3.031, R3.034] says of every size what it measures, and of every piece how to care for it', () => {
    expect(products.filter(({ careLink }) => careLink === undefined)).toEqual([]);
    const guides = new Map(rowsOf(house.sizeGuides).map((guide) => [guide.id, guide]));
    for (const { sizeGuide, skus: sized } of products) {
      const guide = sizeGuide === undefined ? undefined : guides.get(sizeGuide);
      const known = guide?.rows.map(({ sizes }) => sizes[0]);
      for (const { id, size } of guide === undefined ? [] : sized)
        if (size !== undefined) expect(known, id).toContain(size);
    }
  });

  it('[R3.031] has size guides with units to choose and one without, whose columns are named in every language', () => {
    const guides = rowsOf(house.sizeGuides);
    expect(guides.map(({ id }) => id).toSorted()).toEqual([
      'belts',
      'bottles',
      'rings',
      'sneakers',
      'straps',
    ]);
    expect(guides.filter(({ noUnit }) => noUnit).map(({ id }) => id)).toEqual(['bottles']);
    const names = guides.flatMap(({ countries, measures }) => [
      ...countries.filter((name) => typeof name !== 'string'),
      ...measures.map((measure) => measure.names),
    ]);
    expect(guides.flatMap(({ mediaCategories }) => mediaCategories).toSorted()).toEqual(MEASURED_PARTS);
    for (const name of names) expect(Object.keys(name)).toEqual(HOUSE_LANGUAGES);
  });

  it('[R6.011] has a sale that is open, one that opens later, and one that is over', () => {
    const sales = rowsOf(house.exclusiveSales);
    const on = '2026-11-21T00:00:00Z';
    expect(sales.map(({ opensAt, closesAt }) => [opensAt <= on, closesAt <= on])).toEqual([
      [true, false],
      [false, false],
      [true, true],
    ]);
    for (const { customers } of sales) expect(customers.length).toBeGreaterThan(0);
  });

  it('has forty stores in twenty countries, each in its own time', () => {
    const stores = rowsOf(house.stores);
    expect(stores.length).toBeGreaterThanOrEqual(40);
    expect(new Set(stores.map(({ country }) => country)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(stores.map(({ timeZone }) => timeZone)).size).toBeGreaterThanOrEqual(20);
    expect(stores.some(({ open }) => !open)).toBe(true);
    expect(stores.some(({ clickAndCollect }) => clickAndCollect)).toBe(true);
    const days = stores.flatMap(({ hours }) => Object.values(hours));
    expect(days.some((spans) => spans.length > 1)).toBe(true);
    for (const { id, closures, timeZone } of stores) {
      expect(closures.length, id).toBeGreaterThan(0);
      if (timeZone.startsWith('Europe'))
        expect(
          closures.some(({ from, until }) => from <= '2026-12-25' && '2026-12-25' <= until),
          id,
        ).toBe(true);
    }
    const kept = rowsOf(house.stock).map(({ pool }) => pool);
    for (const { id, clickAndCollect } of stores) expect(kept.includes(id), id).toBe(clickAndCollect);
  });
});

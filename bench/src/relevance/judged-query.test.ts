import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { HALVES, judgedQueries } from './judged-query.ts';

const HOUSE = fileURLToPath(new URL('../../../packages/database/house/', import.meta.url));
const namesOf = (pattern: string): readonly string[] =>
  globSync(HOUSE + pattern).map((file) => basename(file, '.json'));

const skuText = globSync(`${HOUSE}products/*.json`)
  .map((file) => readFileSync(file, 'utf8'))
  .join('');
const categories = readFileSync(`${HOUSE}categories.json`, 'utf8');
const pieces = new Set(namesOf('products/*.json'));
const texts = new Set(namesOf('{articles,faq,content/page,content/story}/*.json'));

describe.each(HALVES)('the %s half of the judged queries', (half) => {
  const queries = judgedQueries(half);

  it('has 35 and more of each of seven languages, and twenty that ask for nothing', () => {
    const sought = queries.filter(({ kind }) => kind !== 'nonsense');
    const byLanguage = Map.groupBy(sought, ({ locale }) => locale.slice(0, 3));
    expect([...byLanguage.keys()].toSorted()).toEqual(['ara', 'eng', 'fra', 'ita', 'jpn', 'kor', 'zhs']);
    for (const ofLanguage of byLanguage.values()) expect(ofLanguage.length).toBeGreaterThanOrEqual(35);
    expect(queries.length - sought.length).toBe(20);
  });

  it('asks for what the house has, and nonsense for nothing', () => {
    for (const judged of queries) {
      const graded = [judged.pieces, judged.categories, judged.articles, judged.answers];
      expect(graded.some((one) => one !== undefined)).toBe(judged.kind !== 'nonsense');
      for (const id of Object.keys(judged.pieces ?? {})) expect(pieces).toContain(id);
      for (const start of Object.values(judged.skus ?? {}).flat()) expect(skuText).toContain(`"${start}`);
      for (const id of Object.keys(judged.categories ?? {})) expect(categories).toContain(`"${id}"`);
      for (const id of Object.keys({ ...judged.articles, ...judged.answers })) expect(texts).toContain(id);
    }
  });
});

it('no query is in both halves', () => {
  const [open, kept] = HALVES.map((half) =>
    judgedQueries(half).map(({ locale, query }) => `${locale} ${query.toLowerCase()}`),
  );
  expect(open?.filter((query) => kept?.includes(query))).toEqual([]);
});

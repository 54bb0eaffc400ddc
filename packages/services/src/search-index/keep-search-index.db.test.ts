import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type HousePlace, loadHouse } from '@vitrine/database';
import type { ChosenFacets } from '@vitrine/domain';
import { aFakeClock, layTestHouse, openTestDatabase, type TestDatabase } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FollowingIndex, keepSearchBase, keepSearchIndex, rebuildSearchBase } from './index.ts';

// A load reads and judges the whole house.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const clock = aFakeClock();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let test: TestDatabase;
let folder: string;
let place: HousePlace;
/** Two processes: each has connections of its own. */
let processes: readonly FollowingIndex[];
let close: () => Promise<void>;

beforeAll(async () => {
  test = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-house-'));
  place = await layTestHouse(folder);
  const other = connect({ connectionString: test.connectionString });
  processes = [test.db, other].map((db) => keepSearchIndex({ db, clock, log }));
  close = () => other.close();
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
  await test.close();
});

interface Asked {
  readonly dimId?: string;
  readonly keyword?: string;
  readonly chosen?: ChosenFacets;
  readonly country?: string;
}
const find = (index: FollowingIndex, { chosen = {}, country = 'US', ...rest }: Asked) =>
  index.findPieces({ language: 'eng', country, chosen, sort: 'relevance', offset: 0, limit: 1000, ...rest });
const idsOf = async (index: FollowingIndex, asked: Asked) =>
  (await find(index, asked)).hits.map(({ productId }) => productId);

/** What both processes find, which must be the same. */
async function found(asked: Asked): Promise<readonly string[]> {
  const [one, other] = await Promise.all(processes.map((index) => idsOf(index, asked)));
  expect(other).toEqual(one);
  return one ?? [];
}
const rows = async (sql: string) => (await test.db.executeSql(sql)).rows;

type File = Record<string, unknown>;
/** Edits files of products and loads the house, as an import does. */
async function load(edits: Readonly<Record<string, (file: File) => object | undefined>>): Promise<void> {
  for (const [id, edit] of Object.entries(edits)) {
    const where = join(place.houseFolder, 'products', `${id}.json`);
    const file: File = JSON.parse(await readFile(where, 'utf8'));
    const edited = edit(file);
    if (edited === undefined) await rm(where);
    else await writeFile(where, JSON.stringify(edited));
  }
  await loadHouse(test.db, place);
  // One poll later.
  clock.advance(1_000);
}

/** An index for which every house is a large one. */
const large = () => keepSearchIndex({ db: test.db, clock, log, smallHouse: 0 });
const kept = () => rows('SELECT version, pieces FROM search_base');
const rebuildSearch = async () => void (await rebuildSearchBase(test.db));

describe('[R7.009] the index of a process', () => {
  it('holds every piece that everybody may see, and no piece of a private sale', async () => {
    const shown = await rows(
      `SELECT DISTINCT p.id FROM product p JOIN sku s ON s.product_id = p.id
       WHERE NOT p.is_exclusive AND s.is_shown ORDER BY p.id`,
    );
    expect([...(await found({}))].toSorted()).toEqual(shown.map((row) => row['id']));
    expect(await rows('SELECT id FROM product WHERE is_exclusive')).not.toEqual([]);
    for (const index of processes) expect(index.state()?.pieces).toBe(shown.length);
  });

  it('knows the colours that the house says and those that follow from the look', async () => {
    const green = await found({ chosen: { colour: ['green'] } });
    const inGreen = await rows(
      `SELECT DISTINCT product_id FROM sku JOIN product p ON p.id = product_id
       WHERE colour_hex = '#17493b' AND colour_family IS NULL AND is_shown AND NOT p.is_exclusive`,
    );
    expect(green).toEqual(expect.arrayContaining(inGreen.map((row) => row['product_id'])));
    const gold = await found({ chosen: { colour: ['gold'], material: ['gold'] } });
    expect(gold).not.toEqual([]);
  });

  it('finds articles and answers of the house, and none that is not published', async () => {
    const [index] = processes;
    const [article] = await rows(
      `SELECT a.chunk, t.title FROM article a JOIN article_text t ON t.chunk = a.chunk AND t.language = 'eng'
       WHERE a.status = 'published' ORDER BY a.chunk LIMIT 1`,
    );
    const asked = { language: 'eng', country: 'US', offset: 0, limit: 50 } as const;
    const texts = await index?.findTexts({
      ...asked,
      keyword: String(article?.['title']),
      kinds: ['article'],
    });
    expect(texts?.hits.map(({ id }) => id)).toContain(article?.['chunk']);
    const [draft] = await rows(
      `SELECT a.chunk, t.title FROM article a JOIN article_text t ON t.chunk = a.chunk AND t.language = 'eng'
       WHERE a.status = 'draft' LIMIT 1`,
    );
    const none = await index?.findTexts({ ...asked, keyword: String(draft?.['title']), kinds: ['article'] });
    expect(none?.hits.map(({ id }) => id)).not.toContain(draft?.['chunk']);
  });

  it('is right within a poll after an import, in every process, without reading the house anew', async () => {
    const before = await found({});
    const [priced = '', renamed = '', hidden = '', gone = '', moved = ''] = before;
    const [sale] = await rows('SELECT id FROM exclusive_sale ORDER BY id LIMIT 1');
    const [elsewhere] = await rows(
      `SELECT dim_id FROM category c WHERE NOT is_exclusive AND NOT EXISTS (
         SELECT FROM product_category pc WHERE pc.dim_id = c.dim_id AND pc.product_id = '${moved}')
       AND EXISTS (SELECT FROM product_category pc WHERE pc.dim_id = c.dim_id) ORDER BY dim_id LIMIT 1`,
    );
    const dimId = String(elsewhere?.['dim_id']);
    const builds = processes.map((index) => index.state()?.buildSeconds);
    await load({
      [priced]: (file) => ({
        ...file,
        prices: { ...Object(file['prices']), US: 1_234_500 },
        skus: (Array.isArray(file['skus']) ? file['skus'] : []).map((sku: object) => ({
          ...sku,
          prices: { ...Object(file['prices']), US: 1_234_500 },
        })),
      }),
      [renamed]: (file) => {
        const texts = Object(file['texts']);
        return { ...file, texts: { ...texts, eng: { ...texts.eng, name: 'Zephyrine' } } };
      },
      [hidden]: (file) => ({ ...file, exclusiveSale: sale?.['id'] }),
      [gone]: () => undefined,
      [moved]: (file) => ({ ...file, categories: [dimId] }),
    });
    const after = await found({});
    expect(after.toSorted()).toEqual(before.filter((id) => id !== hidden && id !== gone).toSorted());
    expect(await found({ keyword: 'Zephyrine' })).toEqual([renamed]);
    expect(await found({ dimId })).toContain(moved);
    const [dearest] = await Promise.all(
      processes.map((index) =>
        index.findPieces({
          language: 'eng',
          country: 'US',
          chosen: { price: ['10000-20000'] },
          sort: 'price-desc',
          offset: 0,
          limit: 1000,
        }),
      ),
    );
    expect(dearest?.hits.map(({ productId }) => productId)).toContain(priced);
    expect(await found({ chosen: { price: ['10000-20000'] }, country: 'FR' })).not.toContain(priced);
    expect(processes.map((index) => index.state()?.buildSeconds)).toEqual(builds);
  });

  it('is asked for by nobody twice at once, and after a failure again', async () => {
    let questions = 0;
    let isAway = true;
    const flaky = keepSearchIndex({
      clock,
      log,
      db: {
        ...test.db,
        all: async (statement, values) => {
          if (statement.name.startsWith('pieces-after')) questions += 1;
          if (isAway) throw new Error('The database is away');
          return test.db.all(statement, values);
        },
      },
    });
    await expect(idsOf(flaky, {})).rejects.toThrow('The database is away');
    isAway = false;
    clock.advance(1_000);
    questions = 0;
    const [one, other] = await Promise.all([idsOf(flaky, {}), idsOf(flaky, {})]);
    expect(one).toEqual(other);
    expect(questions).toBe(1);
  });

  describe('of a large house', () => {
    it('waits for a kept base, and then answers as one that read the house itself', async () => {
      const index = large();
      await index.open();
      expect(index.state()).toBeUndefined();
      await expect(idsOf(index, {})).rejects.toThrow('The search index is being made');
      await rebuildSearch();
      await index.open();
      for (const asked of [{}, { keyword: 'sunglasses' }, { chosen: { colour: ['green'] } }])
        expect(await idsOf(index, asked)).toEqual(await found(asked));
    });

    it('begins with what the base holds and what changed after it was made', async () => {
      const [piece = ''] = await found({});
      await load({
        [piece]: (file) => {
          const texts = Object(file['texts']);
          return { ...file, texts: { ...texts, eng: { ...texts.eng, name: 'Quillonade' } } };
        },
      });
      const [base] = await kept();
      const index = large();
      await index.open();
      expect(index.state()?.version).toBeGreaterThan(Number(base?.['version']));
      expect(await idsOf(index, { keyword: 'Quillonade' })).toEqual([piece]);
    });

    it('never reads damaged bytes: they are forgotten, and the job makes new ones', async () => {
      await test.db.executeSql(
        "UPDATE search_base_part SET bytes = substring(bytes FOR length(bytes) / 2) WHERE name = 'fra'",
      );
      const index = large();
      await index.open();
      expect(index.state()).toBeUndefined();
      expect(await kept()).toEqual([]);
      // A small house needs none.
      await keepSearchBase({ db: test.db, rebuildSearch });
      expect(await kept()).toEqual([]);
      await rebuildSearch();
      await index.open();
      expect(await idsOf(index, {})).toEqual(await found({}));
    });

    it('does not read a base of another format, and makes it anew', async () => {
      await test.db.executeSql("UPDATE search_base SET format = 'older', version = version + 1000");
      const index = large();
      await index.open();
      expect(index.state()).toBeUndefined();
      await rebuildSearch();
      await index.open();
      expect(index.state()?.pieces).toBe((await found({})).length);
    });

    it('keeps the later of two bases that are made at once', async () => {
      const [before] = await kept();
      await test.db.executeSql('UPDATE search_base SET version = version + 1000');
      await rebuildSearch();
      const [after] = await kept();
      expect(Number(after?.['version'])).toBe(Number(before?.['version']) + 1000);
    });

    it('gets a new base from the job once many products changed', async () => {
      await test.db.executeSql('UPDATE search_base SET version = 0');
      let rebuilt = 0;
      const count = async () => void (rebuilt += 1);
      await keepSearchBase({ db: test.db, rebuildSearch: count });
      expect(rebuilt).toBe(0);
      // As many as a large import changes.
      await test.db.executeSql('ALTER TABLE product_change DROP CONSTRAINT product_change_product_id_fkey');
      await test.db.executeSql(
        "INSERT INTO product_change SELECT 'zz' || n, 1 FROM generate_series(1, 1001) n",
      );
      await keepSearchBase({ db: test.db, rebuildSearch: count });
      expect(rebuilt).toBe(1);
    });
  });
});

import { CALL_SPECS, type CallName } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { guestToken, type TestRequest, useServices } from '../test-harness/open-services.ts';

const services = useServices();

const ask = (name: CallName, request: TestRequest = {}) =>
  services.call(name, { ...request, headers: { client_id: 'vitrine-web' } });
const online = async (query: Readonly<Record<string, string>> = {}) =>
  CALL_SPECS.getOnlineThemes.answer.parse((await ask('getOnlineThemes', { query })).body);
const themesIn = async (locale: LocaleCode) =>
  CALL_SPECS.getThemeGroups.answer.parse((await ask('getThemeGroups', { locale })).body).themes;
const found = async (searchText: string, locale: LocaleCode = 'fra-fr') => {
  const { body } = await ask('searchKnowledge', { locale, query: { searchText } });
  return CALL_SPECS.searchKnowledge.answer.parse(body).articles.map(({ slug }) => slug);
};

const say = (article: string, useful: unknown) =>
  ask('sayUse', { params: { theme: 'returns', article }, body: { useful } });

describe('the knowledge base', () => {
  it('[R7.135, R9.015] names its themes and the six answers that are read most', async () => {
    const { articles, themes } = await online();
    const { rows: inOrder } = await services.db.pool.query('SELECT slug FROM kb_theme ORDER BY rank');
    expect(themes.map(({ slug }) => slug)).toEqual(inOrder.map(({ slug }) => slug));
    expect(new Set(articles.map(({ url }) => url)).size).toBe(6);
    expect((await online({ limit: '2' })).articles).toEqual(articles.slice(0, 2));
    const { rows } = await services.db.pool.query(
      'SELECT slug FROM kb_article WHERE online ORDER BY popularity DESC LIMIT 1',
    );
    expect(articles[0]?.slug).toBe(rows[0]?.slug);
  });

  it('[R7.136] says its themes in the language of the locale, else in English and marked so', async () => {
    expect((await themesIn('fra-fr'))[2]).toMatchObject({ name: 'Retours et échanges', articleCount: 5 });
    expect((await themesIn('ara-ae'))[2]).not.toHaveProperty('language');
    await services.db.executeSql("UPDATE kb_theme SET texts = texts - 'ara' WHERE slug = 'returns'");
    await services.db.executeSql('UPDATE catalogue_version SET version = version + 1');
    services.clock.advance(1_000);
    const returns = (await themesIn('ara-ae')).find(({ slug }) => slug === 'returns');
    expect(returns).toMatchObject({ name: 'Returns and exchanges', language: 'en' });
  });

  it('[R7.137] has the answers of one theme and of no other, and none that is not on line', async () => {
    const { body } = await ask('getThemeArticles', { params: { theme: 'pieces-and-sizes' } });
    const { articles } = CALL_SPECS.getThemeArticles.answer.parse(body);
    expect(articles.length).toBeGreaterThanOrEqual(5);
    expect(new Set(articles.map(({ theme }) => theme))).toEqual(new Set(['pieces-and-sizes']));
    expect(articles.map(({ slug }) => slug)).not.toContain('engraving-preview');
    expect((await ask('getThemeArticles', { params: { theme: 'nowhere' } })).status).toBe(404);
  });

  it('[R7.138] finds an answer by its words, accents and case aside', async () => {
    expect(await found('RENVOYER piece')).toContain('how-to-return');
    expect(await found('pièce renvoyer')).toEqual(await found('PIECE renvoyer'));
    expect(await found('quand est-ce que je récupère mon argent, s’il vous plaît')).toContain(
      'when-the-refund',
    );
    expect(await found('xylophone')).toEqual([]);
    expect(await found(`%_' OR 1=1 --`)).toEqual([]);
    for (const searchText of ['', '   ', 'x'.repeat(201)])
      expect((await ask('searchKnowledge', { query: { searchText } })).status).toBe(400);
  });

  it('[R7.140] is for applications that name themselves; a shopper’s token is no name', async () => {
    const token = await guestToken(services);
    for (const name of ['getOnlineThemes', 'getThemeGroups'] as const) {
      expect((await services.call(name)).status).toBe(401);
      expect((await services.call(name, { token })).status).toBe(401);
      expect((await services.call(name, { headers: { client_id: 'somebody' } })).status).toBe(401);
    }
  });

  it('[R2.010] counts whether an answer was of use, by day and language, and knows no other answers', async () => {
    for (const useful of [true, true, false])
      expect(await say('how-to-return', useful)).toMatchObject({ status: 200, body: { success: true } });
    const { rows } = await services.db.pool.query('SELECT language, useful, useless FROM kb_article_use');
    expect(rows).toEqual([{ language: 'eng', useful: 2, useless: 1 }]);
    expect((await say('nowhere', true)).status).toBe(404);
    expect((await say('how-to-return', 'yes')).status).toBe(400);
  });
});

import { NewsBody } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { catalogueVersion } from '@vitrine/database';
import { followPublicationDay } from './publication.store.ts';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

const ask = (urls: string, precision = 'low') =>
  services.call('getNews', { locale: 'fra-fr', params: { urls, precision } });
const news = async (urls: string, precision = 'low') =>
  NewsBody.parse((await ask(urls, precision)).body).news;

const version = async () => (await services.db.first(catalogueVersion, []))?.version ?? 0;

describe('stories by their addresses', () => {
  it('[R7.072] stand in the order asked for, without those that nobody wrote', async () => {
    const found = await news('stories/the-court,nowhere,/stories/heure-verte,the-card-case');
    expect(found.map(({ seoUrl }) => seoUrl)).toEqual([
      'stories/the-court',
      'stories/heure-verte',
      'stories/the-card-case',
    ]);
    expect(found[1]).toMatchObject({ title: 'Heure Verte', url: '/fra-fr/stories/heure-verte' });
    expect(found[0]).not.toHaveProperty('content');
  });

  it('[R7.072] have their texts in high precision, and what to read after them', async () => {
    const [story] = await news('heure-verte', 'high');
    expect(story?.content).toMatchObject({
      title: 'Heure Verte',
      prose: [{ type: 'paragraph' }, { type: 'heading', text: 'De l’or autour' }, { type: 'paragraph' }],
    });
    expect(new Set(story?.next).size).toBe(3);
    expect(story?.next).not.toContain('stories/heure-verte');
    expect(await news((story?.next ?? []).join(','))).toHaveLength(3);
  });

  it('[R7.072] are not found where none is, and not asked for without end', async () => {
    expect((await ask('nowhere,stories/nowhere')).status).toBe(404);
    for (const urls of [
      '',
      '../secret',
      'a b',
      '%00',
      Array.from({ length: 21 }, (_, i) => `a${i}`).join(','),
    ])
      expect((await ask(urls)).status, urls).not.toBe(200);
    expect((await ask('heure-verte', 'middle')).status).toBe(400);
  });
});

describe('a page by its id', () => {
  it('[R7.071] is in the language of the locale', async () => {
    const stories = await services.call('getContentById', { locale: 'fra-fr', params: { id: 'stories' } });
    expect(stories.body).toMatchObject({ ref: 'stories', target: 'content' });
    const beware = await services.call('getContentById', { locale: 'jpn-jp', params: { id: 'beware' } });
    expect(beware.body).not.toHaveProperty('language');
    expect((await services.call('getContentById', { params: { id: 'nowhere' } })).status).toBe(404);
  });

  it('[R7.070, R7.071] is there from its day on until its last, and a draft never', async () => {
    const states = [
      ["status = 'draft'", 404],
      ["status = 'published', published_on = current_date + 2", 404],
      ['published_on = current_date - 2', 200],
      ['published_until = current_date - 1, published_on = NULL', 404],
      ['published_until = current_date + 1', 200],
    ] as const;
    for (const [change, status] of states) {
      await services.db.executeSql(
        `UPDATE content SET ${change} WHERE kind = 'page' AND ref = 'transparency'`,
      );
      const byId = await services.call('getContentById', { params: { id: 'transparency' } });
      const byUrl = await services.call('getContent', { query: { seoUrl: '/transparency' } });
      expect([byId.status, byUrl.status], change).toEqual([status, status]);
    }
  });
});

describe('the day of a publication', () => {
  it('[R7.070] raises the version of the catalogue once, where something begins or has ended', async () => {
    await followPublicationDay(services.db);
    const before = await version();
    await followPublicationDay(services.db);
    expect(await version()).toBe(before);
    const yesterday = "UPDATE catalogue_version SET published_day = (now() AT TIME ZONE 'UTC')::date - 1";
    await services.db.executeSql(yesterday);
    await followPublicationDay(services.db);
    expect(await version()).toBe(before);
    for (const date of [
      "published_on = (now() AT TIME ZONE 'UTC')::date",
      "published_until = (now() AT TIME ZONE 'UTC')::date - 1",
    ]) {
      const last = await version();
      await services.db.executeSql(
        `UPDATE content SET ${date} WHERE kind = 'page' AND ref = 'apps'; UPDATE content SET ${date} WHERE kind = 'story' AND ref = 'the-court'; ${yesterday}`,
      );
      await followPublicationDay(services.db);
      expect(await version(), date).toBe(last + 1);
    }
  });
});

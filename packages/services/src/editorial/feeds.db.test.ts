import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

const feed = (format: 'rss' | 'atom') => services.app.inject(`/api/fra-fr/magazine/feed.${format}`);

describe('the feeds of the magazine', () => {
  it("[R2.033] are read by another library's parsers, newest first, without drafts", async () => {
    await services.db.executeSql(
      `UPDATE article_text SET title = 'A & B <i>"x"</i> ]]>' WHERE chunk = 'rain-in-august' AND language = 'fra'`,
    );
    const [rss, atom] = [await feed('rss'), await feed('atom')];
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const { items = [], ...channel } = parseRssFeed(rss.body);
    const { entries = [], ...head } = parseAtomFeed(atom.body);
    expect(channel).toMatchObject({ title: 'Magazine | Maison Aurèle', language: 'fr-FR' });
    expect(head).toMatchObject({
      title: { value: 'Magazine | Maison Aurèle' },
      authors: [{ name: 'Maison Aurèle' }],
    });
    expect(items).toHaveLength(12);
    expect(items[0]).toMatchObject({ title: 'Quatorze heures', categories: [{ name: 'L’atelier' }] });
    expect(entries[0]?.categories).toEqual([{ term: 'workshop', label: 'L’atelier' }]);
    expect(items.map(({ link }) => link)).toEqual(entries.map(({ id }) => id));
    expect(items.find(({ link }) => link?.endsWith('rain-in-august'))?.title).toBe('A & B <i>"x"</i> ]]>');
    expect(rss.body).not.toContain('next-winter');
    const again = { 'if-none-match': String(rss.headers['etag']) };
    const { statusCode } = await services.app.inject({
      url: '/api/fra-fr/magazine/feed.rss',
      headers: again,
    });
    expect(statusCode).toBe(304);
  });
});

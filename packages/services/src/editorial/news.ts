import type { ContentBody, ContentTile, NewsBody } from '@vitrine/contracts';
import { accepted, type Locale, refused } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { findWritten, STORIES } from './find-content.ts';
import { nextStories, storyTiles } from './page-index.ts';

/** [R7.072] The stories, by their paths: a tile each, and in high precision all that their page shows. */
export function mountNews(mount: MountCall, deps: ServiceDeps): void {
  const stories = createVersionMemory<ReadonlyMap<string, ContentTile>>(deps);
  const contents = createVersionMemory<ContentBody | undefined>(deps);
  const read = async (ref: string, locale: Locale) => {
    const content = await contents.get(`${locale.code} ${ref}`, () =>
      findWritten(deps.db, { path: `${STORIES}${ref}`, country: locale.country }, locale),
    );
    if (content === undefined) return {};
    // What to read after it is asked for in low precision.
    const { more: _more, ...own } = content;
    return { content: own };
  };
  mount('getNews', async ({ params: { urls, precision }, locale }) => {
    const tiles = await stories.get(locale.code, () => storyTiles(deps.db, locale));
    const refs = [...tiles.keys()];
    const asked = urls.map((url) => (url.startsWith(STORIES) ? url.slice(STORIES.length) : url));
    const news: NewsBody['news'] = [];
    for (const ref of asked) {
      const tile = tiles.get(ref);
      if (tile === undefined) continue;
      const next = nextStories(refs, ref).map((other) => `${STORIES}${other}`);
      news.push({
        ...tile,
        seoUrl: `${STORIES}${ref}`,
        ...(precision === 'high' && { ...(await read(ref, locale)), next: [...next] }),
      });
    }
    return news.length === 0 ? refused({ code: 'not_found', about: urls.join(',') }) : accepted({ news });
  });
}

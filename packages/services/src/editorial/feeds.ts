import { createHash } from 'node:crypto';
import { callUrl } from '@vitrine/contracts';
import { type Html, html } from '@vitrine/html';
import { accepted, HOUSE_NAME, type Locale, pageUrl, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { publishedArticles, toArticleCard } from '../magazine/index.ts';
import { magazineCategories, toMagazineCategory } from '../magazine-categories/index.ts';
import { findWritten } from './find-content.ts';

/** So many articles stand in a feed, the newest first. */
const ENTRIES = 30;
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

interface Entry {
  readonly title: string;
  readonly summary: string;
  readonly category: { readonly code: string; readonly name: string };
  /** The whole address of its page, which is its name for ever. */
  readonly address: string;
  readonly day: Date;
}

/** The magazine of a locale, as readers of feeds have it. */
interface Feed {
  readonly title: string;
  readonly lead: string;
  readonly language: string;
  readonly address: string;
  readonly self: string;
  readonly entries: readonly Entry[];
}

/** [R2.033] The magazine as RSS 2.0 and as Atom, for programs that follow it. */
export function mountFeeds(mount: MountCall, deps: ServiceDeps): void {
  const origin = deps.config.ownOrigins[0] ?? '';
  const feedOf = async (call: 'getMagazineRss' | 'getMagazineAtom', locale: Locale) => {
    const landing = await findWritten(deps.db, { path: 'magazine', country: locale.country }, locale);
    if (landing === undefined) return undefined;
    const articles = await publishedArticles(deps.db, locale.language);
    const categories = (await magazineCategories(deps.db)).map((record) =>
      toMagazineCategory(record, locale),
    );
    const names = new Map(categories.map(({ chunk, name }) => [chunk, name]));
    return {
      title: `${landing.title} | ${HOUSE_NAME}`,
      lead: landing.lead ?? '',
      language: locale.bcp47,
      address: `${origin}${pageUrl(locale.code, 'magazine')}`,
      self: `${origin}${callUrl(call, { locale: locale.code })}`,
      entries: articles.slice(0, ENTRIES).map((record) => {
        const { title, summary, category: code, url, publishedOn } = toArticleCard(record, locale);
        const category = { code, name: names.get(code) ?? code };
        return { title, summary, category, address: `${origin}${url}`, day: new Date(publishedOn) };
      }),
    };
  };
  mount('getMagazineRss', async ({ locale }) => answer(await feedOf('getMagazineRss', locale), rss));
  mount('getMagazineAtom', async ({ locale }) => answer(await feedOf('getMagazineAtom', locale), atom));
}

/** The file of a feed; an answer of its own where the magazine is not written. */
const answer = (feed: Feed | undefined, write: (feed: Feed) => Html) => {
  if (feed === undefined) return refused({ code: 'not_found' as const });
  const bytes = Buffer.from(DECLARATION + write(feed).html);
  return accepted({ bytes, version: createHash('sha256').update(bytes).digest('hex').slice(0, 16) });
};

/** The template escapes as XML wants it, too. */
function rss({ title, lead, language, address, self, entries }: Feed): Html {
  const items = entries.map(
    (entry) =>
      html`<item><title>${entry.title}</title><link>${entry.address}</link><guid isPermaLink="true">${entry.address}</guid><description>${entry.summary}</description><category>${entry.category.name}</category><pubDate>${entry.day.toUTCString()}</pubDate></item>
`,
  );
  return html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${title}</title><link>${address}</link><description>${lead}</description><language>${language}</language><atom:link rel="self" type="application/rss+xml" href="${self}"/>
${items}</channel></rss>
`;
}

function atom({ title, lead, language, address, self, entries }: Feed): Html {
  const updated = entries[0]?.day ?? new Date(0);
  const items = entries.map(
    (entry) =>
      html`<entry
        ><id>${entry.address}</id><title>${entry.title}</title
        ><link rel="alternate" type="text/html" href="${entry.address}" /><published
          >${entry.day.toISOString()}</published
        ><updated>${entry.day.toISOString()}</updated
        ><category term="${entry.category.code}" label="${entry.category.name}" />
        <summary>${entry.summary}</summary></entry
      > `,
  );
  return html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"
    ><id>${address}</id><title>${title}</title><subtitle>${lead}</subtitle
    ><author><name>${HOUSE_NAME}</name></author
    ><updated>${updated.toISOString()}</updated>
    <link rel="self" type="application/atom+xml" href="${self}" />
    <link rel="alternate" type="text/html" href="${address}" /> ${items}</feed
  > `;
}

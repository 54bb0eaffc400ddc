import type { DraftBody } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import { accepted, type Locale, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { draftArticle, toArticle } from '../magazine/index.ts';
import { houseOffers } from '../setup/index.ts';
import { findDraftBody } from './content.store.ts';
import { STORIES, toContent } from './find-content.ts';

const ARTICLES = 'magazine/articles/';

/**
 * [R2.026] What is not published yet, or not any more, at the path that it has or will have: for everybody while the house
 * shows its drafts, for agents alone where it says so.
 */
export function mountDrafts(mount: MountCall, deps: ServiceDeps): void {
  const draftAt = async (seoUrl: string, locale: Locale, isForAgents: boolean) => {
    const isShown = await houseOffers(deps, 'uat', locale);
    const draft = isShown ? await findDraft(deps.db, seoUrl, locale) : undefined;
    return draft === undefined || (draft.forAgents && !isForAgents)
      ? refused({ code: 'not_found' as const, about: seoUrl })
      : accepted(draft.body);
  };
  mount('getDraft', ({ query: { seoUrl }, locale }) => draftAt(seoUrl, locale, false));
  mount('getDraftForAgents', ({ query: { seoUrl }, locale }) => draftAt(seoUrl, locale, true));
}

interface Draft {
  readonly forAgents: boolean;
  readonly body: DraftBody;
}

async function findDraft(db: Queryable, path: string, locale: Locale): Promise<Draft | undefined> {
  if (path.startsWith(ARTICLES)) {
    const record = await draftArticle(db, path.slice(ARTICLES.length), locale.language);
    if (record === undefined) return undefined;
    const article = await toArticle(db, record, locale);
    return { forAgents: record.forAgents, body: { kind: 'article', article } };
  }
  const place = path.startsWith(STORIES)
    ? { kind: 'story', ref: path.slice(STORIES.length) }
    : { kind: 'page', ref: path };
  const found = await findDraftBody(db, { ...place, language: locale.language });
  if (found === undefined) return undefined;
  const content = await toContent(db, found, { ref: path, locale });
  return { forAgents: found.forAgents, body: { kind: 'content', content } };
}

import { useLoaderData } from 'react-router';
import { ContentPage } from '../features/editorial/content-page.tsx';
import { ArticlePage } from '../features/magazine/article-page.tsx';
import { DraftNote } from '../features/magazine/draft-note.tsx';
import { dayOf, trailOf } from '../shared/server/magazine-facts.ts';
import { unmatchedPage } from '../shared/server/page-error.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import type { PageScope } from '../shared/server/page-scope.ts';

/** [R2.026] A page, a story or an article that is not published, at the path that it will have. */
export const loader = pageLoader(async (scope) => {
  const seoUrl = scope.params['*'] ?? '';
  const draft = await loadDraft(scope, seoUrl);
  const house = serverLabels(scope).t('house_full_name');
  if (draft.kind === 'content') return { ...draft, head: privateHead(`${draft.content.title} | ${house}`) };
  const { article } = draft;
  const [landing, { categories }] = await Promise.all([
    scope.need('getMagazineHomepage'),
    scope.need('getEditorialCategories'),
  ]);
  return {
    ...draft,
    day: dayOf(article.publishedOn, scope.locale),
    trail: trailOf(article, landing, categories),
    head: privateHead(`${article.title} | ${house}`),
  };
});

/** What everybody may see, else what an agent may; all else is no page. */
async function loadDraft(scope: PageScope, seoUrl: string) {
  const query = { seoUrl };
  const forAll = await scope.ask('getDraft', { query });
  if (forAll.ok) return forAll.body;
  const forAgents = await scope.ask('getDraftForAgents', { query });
  if (forAgents.ok) return forAgents.body;
  if (forAll.status >= 500 || forAgents.status >= 500) throw new Error('The drafts cannot be read');
  throw unmatchedPage(scope.path);
}

export default function UatRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <DraftNote />
      {page.kind === 'content' ? (
        <ContentPage content={page.content} />
      ) : (
        <ArticlePage article={page.article} day={page.day} trail={page.trail} more={[]} names={{}} isDraft />
      )}
    </>
  );
}

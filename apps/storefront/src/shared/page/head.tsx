import { useMatches, useRouteError } from 'react-router';
import type { PageHead } from '../server/page-head.ts';

/** The head of the page that is shown, as its loader gave it. The error page has its own. */
export function Head() {
  const head = useMatches()
    .map(({ loaderData }) => loaderData)
    .findLast(hasHead)?.head;
  const error = useRouteError() ?? undefined;
  if (head === undefined || error !== undefined) return undefined;
  return (
    <>
      <title>{head.title}</title>
      {head.meta.map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...attributes} />
      ))}
      {head.links.map((attributes) => (
        <link key={attributes.hrefLang ?? attributes.type ?? attributes.rel} {...attributes} />
      ))}
      {head.jsonLd.map((json) => (
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
    </>
  );
}

function hasHead(data: unknown): data is { readonly head: PageHead } {
  return typeof data === 'object' && data !== null && 'head' in data;
}

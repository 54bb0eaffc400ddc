import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { catalogueUrls } from './shared/i18n/catalogues.server.ts';
import { type Page, PageProvider } from './shared/page/page.tsx';
import { tellOwnScripts } from './shared/page/own-scripts.ts';
import { isCrawler } from './shared/server/is-crawler.ts';
import { PageText } from './shared/server/page-text.ts';
import { withPatientScripts, withPromptScripts } from './shared/page/patient-scripts.ts';
import { serverLabels } from './shared/server/page-labels.server.ts';
import { readPageRequest } from './shared/server/page-request.ts';
import { pageResponseContext } from './shared/server/page-response.ts';
import { pageDependenciesContext } from './shared/server/services-context.ts';

/** What the process that serves the pages needs besides React Router's build. */
export { createLoadContext, type PageDependencies } from './shared/server/services-context.ts';

/** A render that takes longer is broken. */
const RENDER_GIVE_UP_AFTER_MS = 10_000;

interface Render {
  readonly request: Request;
  readonly status: number;
  readonly headers: Headers;
}

interface Rendering {
  readonly page: Page;
  /** Marks the scripts of the page's frame while it is rendered; nothing else of the page can know it. */
  readonly nonce: string;
  /** Takes the page as it was rendered. */
  readonly takeHtml: (html: string) => void;
  readonly reportError: (error: unknown) => void;
}

export default function handleRequest(
  ...[request, status, headers, routerContext, loadContext]: [
    Request,
    number,
    Headers,
    EntryContext,
    RouterContextProvider,
  ]
): Promise<Response> | Response {
  if (status >= 400 && isCrawler(request.headers.get('user-agent'))) return bareErrorResponse(status);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const page = readPage(request, loadContext);
  const { reportError, takePage } = loadContext.get(pageDependenciesContext);
  // Cart and checkout are forms to be filled in: there a script that comes late would lose what was typed.
  const isPublic = loadContext.get(pageResponseContext).audience === 'public';
  const finish = isPublic ? withPatientScripts : withPromptScripts;
  const nonce = crypto.randomUUID();
  return render({ request, status, headers }, routerContext, {
    page,
    nonce,
    takeHtml: (html) => takePage(tellOwnScripts(finish(html, nonce), nonce)),
    reportError,
  });
}

/**
 * Reports render errors, and what loaders threw that is no response. A request that the visitor cut off is no error.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageDependenciesContext).reportError(error);
};

function readPage(request: Request, loadContext: RouterContextProvider): Page {
  const { locale, showsLabelKeys } = readPageRequest(new URL(request.url), request.headers);
  return {
    locale,
    labels: serverLabels({ locale, showsLabelKeys }),
    catalogueUrls: showsLabelKeys ? undefined : catalogueUrls[locale.language],
    hooks: loadContext.get(pageDependenciesContext).hooks,
  };
}

/**
 * Nothing on our pages is deferred, so the whole page is rendered before the first byte and the status is right. The
 * page itself is handed over beside the response.
 */
function render(
  { request, status, headers }: Render,
  routerContext: EntryContext,
  { page, nonce, takeHtml, reportError }: Rendering,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <PageProvider page={page}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PageProvider>,
      {
        nonce,
        // Everything is written in its place, however long it is, so that no script has to move it there.
        progressiveChunkSize: Infinity,
        onAllReady() {
          clearTimeout(timer);
          pipe(new PageText(takeHtml));
          resolve(new Response(undefined, { status: finalStatus, headers }));
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          reportError(error);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_GIVE_UP_AFTER_MS);
  });
}

const BARE_TEXTS: Readonly<Record<number, string>> = { 403: '403 Forbidden', 404: '404 Not Found' };

/** [R2.114] What a bot gets instead of the error page. */
function bareErrorResponse(status: number): Response {
  return new Response(BARE_TEXTS[status] ?? `${status}`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}

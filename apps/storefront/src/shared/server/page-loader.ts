import { type Audience, PAGE_IDS, type PageSpec, pageSpec } from '@vitrine/contracts';
import { localeOf } from '@vitrine/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { admitVisitor } from './admit-visitor.ts';
import { PageError, pageNotFound, toPageErrorResponse, unmatchedPage } from './page-error.ts';
import type { LabelPart } from '../i18n/label-parts.ts';
import type { PageHead } from './page-head.ts';
import { type PageRequest, pageRequestContext } from './page-request.ts';
import { pageResponseContext } from './page-response.ts';
import type { PageScope } from './page-scope.ts';
import type { ServicesClient } from './services-client.ts';
import { pageDependenciesContext, servicesContext } from './services-context.ts';
import { type AskForVisitor, visitorSessionContext } from './visitor-session.ts';

/** What every page's loader gives beside the page's own data. */
interface PageData {
  readonly head: PageHead;
  /** The parts of the labels that the page needs with this data, beside those that the registry gives it. */
  readonly labels?: readonly LabelPart[];
}

/**
 * Makes the loader of a page. Who the page is for, and what it needs, stands in the registry of pages. Failures become
 * page errors with fixed wording; what was not foreseen is reported.
 */
export function pageLoader<Loaded extends PageData | Response>(
  load: (scope: PageScope) => Promise<Loaded>,
): (args: LoaderFunctionArgs) => Promise<Loaded> {
  return async (args) => {
    const page = pageOf(args);
    const response = args.context.get(pageResponseContext);
    response.audience = page.audience;
    const scope = openScope(args, page.audience);
    return guarded(scope, async () => {
      await admitVisitor(scope, page);
      return withLabels(await load(scope), page);
    });
  };
}

/** Names the parts of the labels that the page needs beside what it loaded; an answer is left as it is. */
function withLabels<Loaded extends PageData | Response>(loaded: Loaded, { labels }: PageSpec): Loaded {
  if (labels === undefined || loaded instanceof Response) return loaded;
  return Object.assign(loaded, { labels: [...[labels].flat(), ...(loaded.labels ?? [])] });
}

/** Makes the loader of a layout, or of the document: what it loads is the same for everybody. */
export function partLoader<Loaded>(
  load: (scope: PageScope) => Promise<Loaded>,
): (args: LoaderFunctionArgs) => Promise<Loaded> {
  return async (args) => {
    const scope = openScope(args, 'public');
    return guarded(scope, () => load(scope));
  };
}

async function guarded<Loaded>(scope: PageScope, load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    refuseUnknownLocale(scope);
    return await load();
  } catch (error) {
    if (error instanceof Response) throw error;
    scope.reportError(error);
    throw toPageErrorResponse(error, scope.showsStacks);
  }
}

/** The page that the route shows. The catch-all shows several: there the address says which. */
function pageOf({ pattern, context }: LoaderFunctionArgs): PageSpec {
  const routed = ROUTED.get(pattern);
  const asked = pageSpec(context.get(pageRequestContext).page);
  return routed?.path === '/*' && asked.shownBy !== 'route' ? asked : (routed ?? pageSpec('slug'));
}

/** By the pattern of the route. */
const ROUTED: ReadonlyMap<string, PageSpec> = new Map(
  PAGE_IDS.map(pageSpec)
    .filter(({ shownBy }) => shownBy === 'route')
    .map((page) => [page.layout === 'none' ? '/' : `:locale?${page.path}`, page]),
);

function openScope({ context, params }: LoaderFunctionArgs, audience: Audience): PageScope {
  const page = context.get(pageRequestContext);
  const response = context.get(pageResponseContext);
  const askForVisitor = context.get(visitorSessionContext);
  const ask = audience === 'public' ? askAsAnybody(context.get(servicesContext), page) : askForVisitor;
  const dependencies = context.get(pageDependenciesContext);
  return {
    ...page,
    ...dependencies,
    // A page error was foreseen, whoever meets it.
    reportError: (error) => void (error instanceof PageError || dependencies.reportError(error)),
    params,
    ask,
    askForVisitor,
    need: async (name, ...request) => {
      const answer = await ask(name, ...request);
      if (answer.ok) return answer.body;
      throw refusedPage(answer, page.path);
    },
    setPartial: () => {
      response.isPartial = true;
    },
    setCookie: (cookie) => response.setCookies.push(cookie),
  };
}

/**
 * [R2.073] `/xx-yy/homepage` matches the pattern of a page under a locale, but there is no such locale. The catch-all
 * is left alone: there a first segment that is no locale is part of the path.
 */
function refuseUnknownLocale({ params, path }: PageScope): void {
  const isCatchAll = params['*'] !== undefined;
  if (params['locale'] !== undefined && !isCatchAll && localeOf(params['locale']) === undefined) {
    throw unmatchedPage(path);
  }
}

function askAsAnybody(services: ServicesClient, page: PageRequest): AskForVisitor {
  return (name, ...[options]) => services.call(name, { ...options, locale: page.locale.code });
}

function refusedPage(answer: { readonly status: number }, path: string): Error {
  if (answer.status === 404 || answer.status === 400) return pageNotFound(path);
  if (answer.status === 403) return new PageError(403, 'Forbidden');
  return new Error(`A service answered ${answer.status} for ${path}`);
}

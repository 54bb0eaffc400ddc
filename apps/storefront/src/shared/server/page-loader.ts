import type { AnswerOf, CallName } from '@vitrine/contracts';
import { localeOf } from '@vitrine/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { PageError, pageNotFound, toPageErrorResponse, unmatchedPage } from './page-error.ts';
import { type PageRequest, pageRequestContext } from './page-request.ts';
import { type PageAudience, type PageResponse, pageResponseContext } from './page-response.ts';
import type { ServicesAnswer, ServicesClient, ServicesRequest } from './services-client.ts';
import { pageDependenciesContext, servicesContext } from './services-context.ts';

type CallOptions = Omit<ServicesRequest, 'locale'>;

/** What a loader works with. */
export interface PageScope extends PageRequest {
  readonly params: LoaderFunctionArgs['params'];
  readonly hooks: boolean;
  readonly reportError: (error: unknown) => void;
  /** A call in the page's locale; private pages act for the visitor's session. */
  readonly ask: <Name extends CallName>(name: Name, options?: CallOptions) => Promise<ServicesAnswer<Name>>;
  /** The same for a call that the page cannot do without: a refusal becomes the page's own 404, 403 or 500. */
  readonly need: <Name extends CallName>(name: Name, options?: CallOptions) => Promise<AnswerOf<Name>>;
  readonly setCookie: (cookie: string) => void;
}

/**
 * Makes a route's loader. `audience` says whether what it loads is the same for everybody; `part` is for layouts, which
 * leave that word to their pages. Failures become page errors with fixed wording; what was not foreseen is reported.
 */
export function pageLoader<Loaded>(
  audience: PageAudience | 'part',
  load: (scope: PageScope) => Promise<Loaded>,
): (args: LoaderFunctionArgs) => Promise<Loaded> {
  return async (args) => {
    const scope = openScope(args, audience);
    try {
      refuseUnknownLocale(scope);
      return await load(scope);
    } catch (error) {
      if (error instanceof Response) throw error;
      if (!(error instanceof PageError)) scope.reportError(error);
      throw toPageErrorResponse(error);
    }
  };
}

function openScope({ context, params }: LoaderFunctionArgs, audience: PageAudience | 'part'): PageScope {
  const page = context.get(pageRequestContext);
  const response = context.get(pageResponseContext);
  const services = context.get(servicesContext);
  if (audience !== 'part') response.audience = audience;
  const ask = audience === 'private' ? askAsVisitor(services, page, response) : askAsAnybody(services, page);
  return {
    ...page,
    ...context.get(pageDependenciesContext),
    params,
    ask,
    need: async (name, options) => {
      const answer = await ask(name, options);
      if (answer.ok) return answer.body;
      throw refusedPage(answer, page.path);
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

function askAsAnybody(services: ServicesClient, page: PageRequest): PageScope['ask'] {
  return (name, options) => services.call(name, { ...options, locale: page.locale.code });
}

function askAsVisitor(services: ServicesClient, page: PageRequest, response: PageResponse): PageScope['ask'] {
  return async (name, options) => {
    const answer = await services.call(name, {
      ...options,
      locale: page.locale.code,
      headers: { ...options?.headers, ...(page.cookie !== undefined && { cookie: page.cookie }) },
    });
    response.setCookies.push(...answer.setCookies);
    return answer;
  };
}

function refusedPage(answer: { readonly status: number }, path: string): Error {
  if (answer.status === 404 || answer.status === 400) return pageNotFound(path);
  if (answer.status === 403) return new PageError(403, 'Forbidden');
  return new Error(`A service answered ${answer.status} for ${path}`);
}

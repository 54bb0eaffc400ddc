import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AskServices, CallRouting } from '@vitrine/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { contentSecurityPolicy, type PolicyOrigins } from '../http/content-security-policy.ts';
import type { RenderedPage } from '../page-cache/page-cache.ts';
import { ownUrl } from './own-url.ts';

/** What the storefront's server bundle asks for, request by request (apps/storefront/src/shared/server). */
interface PageDependencies {
  /** Asks the services: in this process, or over HTTP in another. */
  readonly askServices: AskServices;
  readonly reportError: (error: unknown) => void;
  /** [R2.111] The page of a surprise shows where it came from. */
  readonly showsStacks: boolean;
  readonly hooks: boolean;
  /** The payment providers' origins. */
  readonly providerOrigins: readonly string[];
  /** Where the calls of a locale stand, for the browser. */
  readonly routingOf: (locale: string) => CallRouting;
  /** Takes the page that was rendered; what is no page is the response's body. */
  readonly takePage: (page: FinishedPage) => void;
}

/** A page, and the code of the inline scripts that its frame wrote. */
interface FinishedPage {
  readonly html: string;
  readonly scripts: readonly string[];
}

/** What the bundle's server entry exports beside React Router's own. */
interface StorefrontEntry {
  readonly createLoadContext: (dependencies: PageDependencies) => RouterContextProvider;
}

export interface StorefrontOptions extends Omit<PageDependencies, 'takePage' | 'askServices'> {
  /** Begins the questions of one page. */
  readonly openAskServices: () => AskServices;
  /** The folder that the storefront's build made. */
  readonly buildFolder: string;
  readonly publicOrigin: string;
  /** Of the cards' provider: its fields and the bank's challenge stand in the policy. */
  readonly paymentOrigin: string;
  /** The origins of other gateways that pages send calls to. */
  readonly apiOrigins: readonly string[];
}

export interface Storefront {
  /** A page for everybody: path and query alone, no cookie. */
  readonly renderForEverybody: (url: string) => Promise<RenderedPage>;
  /** A page for this visitor: with cookies. `url`: path and query. */
  readonly renderForVisitor: (
    request: FastifyRequest,
    reply: FastifyReply,
    url: string,
  ) => Promise<RenderedPage>;
}

/** Loads the storefront's server bundle by its path; no app imports another's source. */
export async function loadStorefront(options: StorefrontOptions): Promise<Storefront> {
  const build: ServerBuild = await import(
    pathToFileURL(join(options.buildFolder, 'server', 'index.js')).href
  );
  const handle = createRequestHandler(build, 'production');
  const { createLoadContext } = entryOf(build);

  const render = async (request: Request): Promise<RenderedPage> => {
    let taken: FinishedPage | undefined;
    const takePage = (page: FinishedPage): void => {
      taken = page;
    };
    const response = await handle(
      request,
      createLoadContext({ ...options, askServices: options.openAskServices(), takePage }),
    );
    return finish(response, taken ?? { html: await response.text(), scripts: [] }, options);
  };
  return {
    renderForEverybody: async (url) => render(new Request(ownUrl(url, options.publicOrigin))),
    renderForVisitor: async (request, reply, url) =>
      render(visitorsRequest(request, reply, ownUrl(url, options.publicOrigin))),
  };
}

function entryOf(build: ServerBuild): StorefrontEntry {
  const entry: object = build.entry.module;
  if (hasLoadContext(entry)) return entry;
  throw new Error('The storefront’s server entry exports no createLoadContext');
}

const hasLoadContext = (entry: object): entry is StorefrontEntry =>
  'createLoadContext' in entry && typeof entry.createLoadContext === 'function';

/** The visitor's request as the router wants it; when they go away, the loaders hear of it. */
function visitorsRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const gone = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(url, {
    method: request.method,
    headers,
    signal: gone.signal,
  });
}

/** How the storefront says that a page is the same for everybody; it does not leave the shop. */
const PAGE_HEADER = 'x-page';

function finish(response: Response, { html, scripts }: FinishedPage, origins: PolicyOrigins): RenderedPage {
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers)
    if (name !== PAGE_HEADER && name !== 'set-cookie') headers[name] = value;
  const isHtml = (headers['content-type'] ?? '').includes('text/html');
  if (isHtml) headers['content-security-policy'] = contentSecurityPolicy(scripts, origins);
  return {
    status: response.status,
    headers,
    cookies: response.headers.getSetCookie(),
    body: html,
    isPublic: response.headers.get(PAGE_HEADER) === 'public',
  };
}

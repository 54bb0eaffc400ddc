import type { AskServices, CallRouting } from '@vitrine/contracts';
import { createContext, RouterContextProvider } from 'react-router';
import type { FinishedPage } from '../page/own-scripts.ts';
import { emptyPageResponse, pageResponseContext } from './page-response.ts';
import { createServicesClient, type ServicesClient } from './services-client.ts';

/** What the process that serves the pages gives to each request. */
export interface PageDependencies {
  readonly askServices: AskServices;
  /** Where the calls of a locale stand. */
  readonly routingOf: (locale: string) => CallRouting;
  /** Told of every surprise: a loader that threw, an answer that was not foreseen. */
  readonly reportError: (error: unknown) => void;
  /** [R2.111] The page of a surprise shows where it came from. */
  readonly showsStacks: boolean;
  /** The test hooks are on: `window.__STORE__` can be read in the browser. */
  readonly hooks: boolean;
  /** The payment providers' origins, where a payment may lead the browser [R5.002]. */
  readonly providerOrigins: readonly string[];
  /** Takes the finished page. As the body of the response it would be encoded, streamed and decoded again. */
  readonly takePage: (page: FinishedPage) => void;
}

export const servicesContext = createContext<ServicesClient>();
export const pageDependenciesContext = createContext<Omit<PageDependencies, 'askServices'>>();

/** The load context of one page request, ready for React Router's request handler. */
export function createLoadContext(dependencies: PageDependencies): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, createServicesClient(dependencies.askServices));
  context.set(pageDependenciesContext, dependencies);
  // An address that no route matches, such as one with a line break, is answered without any middleware.
  context.set(pageResponseContext, emptyPageResponse());
  return context;
}

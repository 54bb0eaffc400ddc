import type { AnswerOf, CallName, RequestArguments } from '@vitrine/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import type { PageRequest } from './page-request.ts';
import type { PageDependencies } from './services-context.ts';
import type { AskForVisitor, CallOptions } from './visitor-session.ts';

/** What a loader works with. */
export interface PageScope extends PageRequest {
  readonly params: LoaderFunctionArgs['params'];
  readonly hooks: boolean;
  readonly showsStacks: boolean;
  readonly providerOrigins: readonly string[];
  readonly routingOf: PageDependencies['routingOf'];
  readonly reportError: (error: unknown) => void;
  /** A call in the page's locale; pages that are not public act for the visitor's session. */
  readonly ask: AskForVisitor;
  /** The same for a call that the page cannot do without: a refusal becomes the page's own 404, 403 or 500. */
  readonly need: <Name extends CallName>(
    name: Name,
    ...request: RequestArguments<Name, CallOptions>
  ) => Promise<AnswerOf<Name>>;
  /** A call for the visitor's session. A public page that makes one is this visitor's own and is not kept. */
  readonly askForVisitor: AskForVisitor;
  /** Says that the page lacks what it could do without: nobody else is sent it. */
  readonly setPartial: () => void;
  readonly setCookie: (cookie: string) => void;
}

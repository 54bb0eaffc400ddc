import type { CallName } from './call-table.ts';
import type { CallAddress } from './call-url.ts';
import { CALL_ROUTES } from './call-routes.ts';

/** Who calls, and for which country. */
export interface CallingClient {
  readonly id: string;
  readonly secret: string;
  /** ISO 3166-1 alpha-2: where the page's locale sends to. */
  readonly country: string | undefined;
}

interface IdentifiedRequest extends CallAddress {
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * [R7.003] A call as the client of its service sends it: those of content, WCM and account name the application and the
 * country; all others go as they are. What is said of the application opens nothing by itself.
 */
export function identified<Request extends IdentifiedRequest>(
  name: CallName,
  request: Request,
  { id, secret, country }: CallingClient,
): Request {
  if (!CALL_ROUTES[name].isIdentified) return request;
  return {
    ...request,
    query: { dispatchCountry: country, ...request.query },
    headers: { client_id: id, client_secret: secret, ...request.headers },
  };
}

import { CALL_ROUTES, type CallName, type RequestArguments } from '@vitrine/contracts';
import { createContext } from 'react-router';
import type { PageRequest } from './page-request.ts';
import type { PageResponse } from './page-response.ts';
import type { ServicesAnswer, ServicesClient, ServicesRequest } from './services-client.ts';

export type CallOptions = Omit<ServicesRequest, 'locale'>;

/** Asks the services for the visitor's session. */
export type AskForVisitor = <Name extends CallName>(
  name: Name,
  ...request: RequestArguments<Name, CallOptions>
) => Promise<ServicesAnswer<Name>>;

export const visitorSessionContext = createContext<AskForVisitor>();

const UNAUTHORIZED = 401;
/** [R4.029] Shoppers first: there are more of them. */
const RENEWALS = ['refreshToken', 'refreshAgentGuest', 'refreshAgent'] as const;

/**
 * The session of a page's visitor. An access token that has run out is renewed once, before the page is rendered, by the
 * refresh token beside it: the call that was refused is made again, and the new cookies go to the browser with the page.
 * Two tabs that renew at once get the same tokens [R7.154]. A refusal of a link or a password says nothing of the session:
 * to renew it then would end the tokens that another page of the visitor is using. A visitor without cookies never gets a
 * session by looking at a page.
 */
export function openVisitorSession(
  services: ServicesClient,
  { locale, cookie: sent, remembered }: Pick<PageRequest, 'locale' | 'cookie' | 'remembered'>,
  response: Pick<PageResponse, 'isVisitorsOwn' | 'setCookies'>,
): AskForVisitor {
  let cookie = sent;
  let renewal: Promise<boolean> | undefined;

  const send = async <Name extends CallName>(
    name: Name,
    options?: CallOptions,
  ): Promise<ServicesAnswer<Name>> => {
    const headers = { ...options?.headers, ...(cookie !== undefined && { cookie }) };
    const answer = await services.call(name, {
      ...options,
      locale: locale.code,
      dispatchLocale: remembered,
      headers,
    });
    response.setCookies.push(...answer.setCookies);
    cookie = cookieAfter(cookie, answer.setCookies);
    return answer;
  };
  // Whose session it is stands in no cookie: the route of another identity refuses it, and leaves it as it was.
  const renewBy = async (routes: readonly (typeof RENEWALS)[number][]): Promise<boolean> => {
    for (const name of routes) if ((await send(name)).ok) return true;
    return false;
  };
  const renew = (): Promise<boolean> => {
    renewal ??= renewBy(RENEWALS);
    return renewal;
  };

  return async (name, ...[options]) => {
    response.isVisitorsOwn = true;
    const answer = await send(name, options);
    const isOfSession = answer.status === UNAUTHORIZED && CALL_ROUTES[name].kind === undefined;
    if (!isOfSession || sent === undefined) return answer;
    return (await renew()) ? send(name, options) : answer;
  };
}

/** The cookies of a request after an answer has set some. */
export function cookieAfter(cookie: string | undefined, setCookies: readonly string[]): string | undefined {
  if (setCookies.length === 0) return cookie;
  const pairs = [...(cookie ?? '').split('; '), ...setCookies.map((line) => line.split(';', 1)[0] ?? '')];
  const byName = new Map(pairs.filter((pair) => pair !== '').map((pair) => [pair.split('=', 1)[0], pair]));
  return [...byName.values()].join('; ');
}

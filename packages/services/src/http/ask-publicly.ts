import type { Answered, AskedCall, CallName } from '@vitrine/contracts';
import { FALLBACK_LANGUAGE, localeOf, type Refusals } from '@vitrine/domain';
import type { MountedCall } from './answer-call.ts';
import type { Exchange } from './call.ts';
import { errorBody } from './error-body.ts';
import { refuseSurprise, type Reporting } from './failures.ts';
import { parseCall } from './parse-call.ts';
import type { RefusalCode } from './refusals.ts';

/** Answers a call that is the same for everybody to a page of this process; undefined for all other calls. */
export type AskPublicly = (name: CallName, call: AskedCall) => Promise<Answered> | undefined;

/**
 * Pages ask for public answers several times each, and a request made up for that alone costs more than its answer.
 * Parsing, refusals and failures are those of the call over HTTP; access, origin and cookies have no part in a public
 * call. `calls`: the mounted calls whose answers are shared, filled while they are mounted.
 */
export function createAskPublicly(
  calls: ReadonlyMap<CallName, MountedCall>,
  reporting: Reporting,
): AskPublicly {
  return (name, call) => {
    const mounted = calls.get(name);
    return mounted && answer(mounted, call, reporting);
  };
}

async function answer(mounted: MountedCall, asked: AskedCall, reporting: Reporting): Promise<Answered> {
  const locale = localeOf(asked.locale);
  const language = locale?.language ?? FALLBACK_LANGUAGE;
  const refuse = (refusals: Refusals<RefusalCode>): Answered => {
    const body = errorBody(refusals, language);
    return { status: body.status, body, setCookies: [] };
  };
  if (locale === undefined) return refuse({ code: 'not_found', about: 'locale' });
  const parts = parseCall(mounted.spec, {
    params: asked.params ?? {},
    query: queryTexts(asked.query),
    body: asked.body,
  });
  if (!parts.ok) return refuse(parts.refusal);
  try {
    const outcome = await mounted.handle({ ...NOBODY, ...parts.value, ...ANYBODY, locale });
    if (!outcome.ok) return refuse(outcome.refusal);
    if (outcome.value === undefined) return { status: 204, body: undefined, setCookies: [] };
    return { status: mounted.spec.status ?? 200, body: asJson(outcome.value), setCookies: [] };
  } catch (thrown) {
    return refuse(refuseSurprise(reporting, thrown, { call: mounted.name }));
  }
}

const ANYBODY = { session: undefined, principal: undefined };

/** Who asks on behalf of everybody. */
const NOBODY: Exchange = {
  requestId: '',
  address: '',
  isFromOwnPage: false,
  header: () => undefined,
  cookie: () => undefined,
  presentedToken: () => undefined,
  findSession: () => Promise.resolve(undefined),
  setCookies: () => {
    throw new Error('a call that is the same for everybody sets no cookie');
  },
};

/** As an address carries them. */
const queryTexts = (query: AskedCall['query'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );

/** What the wire would carry, and a copy: answers that are kept in memory are not for pages to change. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

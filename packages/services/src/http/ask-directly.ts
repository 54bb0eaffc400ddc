import type { IncomingHttpHeaders } from 'node:http';
import {
  type Answered,
  type AskedCall,
  type CallName,
  type CallRow,
  CALLS,
  type CallSpec,
} from '@vitrine/contracts';
import { FALLBACK_LANGUAGE, type Locale, localeOf, type Refusals } from '@vitrine/domain';
import type { MountedCall } from './answer-call.ts';
import { isShared } from './cache-control.ts';
import { admit, type Caller, type CallerDeps, exchangeOf } from './caller.ts';
import { errorBody } from './error-body.ts';
import { refuseSurprise, type Reporting } from './failures.ts';
import { parseCall } from './parse-call.ts';
import type { RefusalCode } from './refusals.ts';
import type { FindSession } from './session.ts';

/** Answers what a page of this process reads; undefined for all other calls, which go by request. */
export type AskDirectly = (name: CallName, call: AskedCall) => Promise<Answered> | undefined;

/** Begins the questions of one page: they see one session, which is looked up once. */
export type OpenAskDirectly = () => AskDirectly;

type DirectDeps = CallerDeps & Reporting;

/**
 * Pages ask several times each, and a request made up for that alone costs more than its answer. Locale, access, parts,
 * refusals and failures are those of the call over HTTP; a page proves no origin, since it only reads. `calls`: those
 * that can be read so, filled while they are mounted.
 */
export function createAskDirectly(
  calls: ReadonlyMap<CallName, MountedCall>,
  deps: DirectDeps,
): OpenAskDirectly {
  return () => {
    const ofOnePage = { ...deps, findSession: onceEach(deps.findSession) };
    return (name, call) => {
      const mounted = calls.get(name);
      return mounted && answer(mounted, call, ofOnePage);
    };
  };
}

/** Can a page be answered without a request? It reads, and gets JSON. */
export function isReadDirectly(name: CallName, spec: CallSpec): boolean {
  const { method, reads }: CallRow = CALLS[name];
  const isJson = spec.file === undefined && spec.status !== 302 && spec.events !== true;
  return isJson && (method === 'GET' || reads === true);
}

/** A look-up for each token, while one page is made. */
function onceEach(find: FindSession): FindSession {
  const found = new Map<string, ReturnType<FindSession>>();
  return async (accessHash, now) => {
    const known = found.get(accessHash) ?? find(accessHash, now);
    found.set(accessHash, known);
    return known;
  };
}

async function answer(mounted: MountedCall, asked: AskedCall, deps: DirectDeps): Promise<Answered> {
  const locale = localeOf(asked.locale);
  const language = locale?.language ?? FALLBACK_LANGUAGE;
  const refuse = (refusals: Refusals<RefusalCode>): Answered => {
    const body = errorBody(refusals, language);
    return { status: body.status, body, setCookies: [] };
  };
  if (locale === undefined) return refuse({ code: 'not_found', about: 'locale' });
  try {
    const given = await handled(mounted, { ...asked, locale }, deps);
    return 'refusal' in given ? refuse(given.refusal) : given;
  } catch (thrown) {
    return refuse(refuseSurprise(deps, thrown, { call: mounted.name }));
  }
}

interface Refused {
  readonly refusal: Refusals<RefusalCode>;
}

/** Access, parts, handler, in this order, as by request. */
async function handled(
  mounted: MountedCall,
  asked: Omit<AskedCall, 'locale'> & { readonly locale: Locale },
  deps: DirectDeps,
): Promise<Answered | Refused> {
  const { name, spec } = mounted;
  const { locale } = asked;
  const caller = callerOf(name, asked);
  const admitted = await admit(name, deps, caller);
  if (typeof admitted === 'string') return { refusal: { code: admitted } };
  const parts = parseCall(spec, {
    params: asked.params ?? {},
    query: queryTexts(asked.query),
    body: asked.body,
  });
  if (!parts.ok) return parts;
  const finishNote = await deps.noteAct(name, admitted.session);
  let setCookies: readonly string[] = [];
  const exchange = exchangeOf(deps, caller, (lines) => {
    if (isShared(name)) throw new Error(`${name} is the same for everybody and sets no cookie`);
    setCookies = lines;
  });
  const outcome = await mounted.handle({ ...exchange, ...parts.value, ...admitted, locale });
  await finishNote?.(outcome.ok);
  if (!outcome.ok) return outcome;
  if (outcome.value === undefined) return { status: 204, body: undefined, setCookies };
  return { status: spec.status ?? 200, body: asJson(outcome.value), setCookies };
}

/** The visitor whose page it is, by the headers that it passes on; nobody where the answer is the same for everybody. */
function callerOf(name: CallName, { headers = {} }: Pick<AskedCall, 'headers'>): Caller {
  const passedOn: IncomingHttpHeaders = isShared(name)
    ? {}
    : Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]));
  return { id: '', ip: THIS_MACHINE, headers: passedOn };
}

/** Pages speak for many visitors: their address is nobody's. */
const THIS_MACHINE = '127.0.0.1';

/** As an address carries them. */
const queryTexts = (query: AskedCall['query'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );

/** What the wire would carry, and a copy: answers that are kept in memory are not for pages to change. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

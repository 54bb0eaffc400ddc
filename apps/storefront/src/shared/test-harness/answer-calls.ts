import { CALLS, type CallName, callUrl, ORDER_LINK_HEADER, REPAIR_LINK_HEADER } from '@vitrine/contracts';
import { vi } from 'vitest';

interface ScriptedAnswer {
  readonly status?: number;
  readonly body?: unknown;
}

/** One request that a component sent. */
interface SentCall {
  readonly name: CallName;
  readonly body: unknown;
  /** What the signed link of an order or a repair says, where it was shown. */
  readonly link?: string;
}

type Script = Partial<Record<CallName, ScriptedAnswer | (() => ScriptedAnswer | Promise<ScriptedAnswer>)>>;

const GUEST = { body: { accessToken: 'guest-token', usid: 'u', expiresIn: 900 } };
/** Stands for any value of a path. */
const ANY = 'any-value';

/**
 * For component tests: answers the shop's calls in the place of the network, each by its script; a call without one
 * answers 404. Returns what was sent, in order, without the start of the guest session.
 */
export function answerCalls(script: Script): readonly SentCall[] {
  const sent: SentCall[] = [];
  const answers: Script = { startGuestSession: GUEST, ...script };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const name = nameOf(answers, init.method ?? 'GET', url);
    if (name === undefined) return Response.json({ errors: [] }, { status: 404 });
    if (name !== 'startGuestSession') sent.push(sentCall(name, init));
    const answer = answers[name];
    const { status = 200, body: answered = {} } =
      (typeof answer === 'function' ? await answer() : answer) ?? {};
    return Response.json(answered, { status });
  });
  return sent;
}

function sentCall(name: CallName, { body, headers }: RequestInit): SentCall {
  const shown = new Headers(headers);
  const link = shown.get(ORDER_LINK_HEADER) ?? shown.get(REPAIR_LINK_HEADER);
  const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  return { name, body: parsed, ...(link === null ? {} : { link }) };
}

function nameOf(answers: Script, method: string, url: string): CallName | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const fitting = namesOf(answers).filter(
    (name) => CALLS[name].method === method && patternOf(name).test(path),
  );
  // `skus/{list}/price` before `skus/{list}/{precision}`.
  return fitting.toSorted((one, other) => parameters(one) - parameters(other))[0];
}

const parameters = (name: CallName): number => CALLS[name].path.split(':').length;

const namesOf = (answers: Script): readonly CallName[] =>
  Object.keys(CALLS).filter((name): name is CallName => Object.hasOwn(answers, name));

function patternOf(name: CallName): RegExp {
  const keys = [...CALLS[name].path.matchAll(/:([a-zA-Z]+)/gu)].map(([, key = '']) => [key, ANY]);
  const path = callUrl(name, { locale: 'eng-us', params: Object.fromEntries(keys) });
  return new RegExp(`^${path.replaceAll(ANY, '[^/]+')}$`, 'u');
}

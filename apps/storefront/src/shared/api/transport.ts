import { CALL_ROUTES, type CallAddress, type CallName, callUrl, type ErrorBody } from '@vitrine/contracts';
import { type CallFailure, failureOf } from './call-failure.ts';

/** [R7.004] The key of a browser's storage: what is kept under it names a developer's tool, and turns their headers on. */
export const TESTING_AGENT = 'testingAgent';

interface Sending {
  readonly giveUpAfterMs: number;
  readonly testingAgent: string | null;
}

export interface CallRequest extends CallAddress {
  /** [R9.002] Of a call that is given up sooner or later than others, milliseconds. */
  readonly giveUpAfterMs?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type TransportAnswer =
  | { readonly type: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly type: 'unanswered'; readonly failure: CallFailure };

/** One request over the network, given up after `giveUpAfterMs`. A developer's tool is answered afresh, by no cache. A body that is no JSON counts as none. */
export async function transport(
  name: CallName,
  request: CallRequest,
  { giveUpAfterMs, testingAgent }: Sending,
): Promise<TransportAnswer> {
  const { body, headers } = request;
  try {
    const response = await fetch(callUrl(name, request), {
      method: CALL_ROUTES[name].method,
      // Another gateway of the house is another origin, and has its cookies, too.
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(testingAgent && { 'x-testing-agent': testingAgent, 'x-cache-bypass': '1', 'x-debug': '1' }),
        ...headers,
      },
      signal: AbortSignal.timeout(request.giveUpAfterMs ?? giveUpAfterMs),
      ...(testingAgent && { cache: 'reload' }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { type: 'answered', status: response.status, body: await response.json().catch(() => undefined) };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return { type: 'unanswered', failure: failureOf(isTimeout ? 'timeout' : 'network') };
  }
}

/** Whether an answer lists errors: of a refused call, or of the items of one that failed in part. */
export function hasRefusals(answer: TransportAnswer): boolean {
  return answer.type === 'answered' && errorBodyOf(answer.body) !== undefined;
}

/** The services' error list in an answer's body, if that is what it is. */
export function errorBodyOf(body: unknown): ErrorBody | undefined {
  return isErrorBody(body) ? body : undefined;
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors);
}

import { accepted, refused, type Result } from '@vitrine/domain';
import * as z from 'zod/mini';
import type { ProviderUnavailable } from './payment-gateway.ts';

export interface ProviderConfig {
  readonly origin: string;
  readonly key: string;
  /** After which an answer is no longer waited for. */
  readonly timeoutMs: number;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** No answer of the provider's comes near; a longer one is not read to its end. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** Asks the provider once. A broken connection, a timeout or an answer that is neither JSON nor empty is `provider_unavailable`. */
export async function askProvider(
  { origin, key, timeoutMs }: ProviderConfig,
  path: string,
  body?: object,
): Promise<Result<Answer, ProviderUnavailable>> {
  try {
    const response = await fetch(new URL(path, origin), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await textOf(response);
    return accepted({ status: response.status, body: text === '' ? undefined : JSON.parse(text) });
  } catch {
    // Which fault it was changes nothing for the shopper; the provider's own monitoring knows.
    return refused({ code: 'provider_unavailable' });
  }
}

/** A good answer of a shape; anything else is nonsense. */
export function readAnswer<Value>(
  answer: Result<Answer, ProviderUnavailable>,
  shape: z.ZodMiniType<Value>,
): Result<Value, ProviderUnavailable> {
  if (!answer.ok) return answer;
  const { status, body } = answer.value;
  const parsed = status >= 200 && status < 300 ? z.safeParse(shape, body) : undefined;
  return parsed?.success === true ? accepted(parsed.data) : refused({ code: 'provider_unavailable' });
}

async function textOf(response: Response): Promise<string> {
  const declared = Number(response.headers.get('content-length') ?? 0);
  if (declared > MAX_ANSWER_BYTES) throw new Error('The answer is too long');
  const text = await response.text();
  if (text.length > MAX_ANSWER_BYTES) throw new Error('The answer is too long');
  return text;
}

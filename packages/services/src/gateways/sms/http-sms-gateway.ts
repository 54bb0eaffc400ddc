import type { SmsGateway } from './sms-gateway.ts';

export interface SmsConfig {
  readonly origin: string;
  readonly key: string;
  /** What telephones show as the sender: a number, or at most eleven letters and digits. */
  readonly from: string;
  /** After which an answer is no longer waited for. */
  readonly timeoutMs: number;
}

/**
 * Text messages over HTTP: `POST {origin}/messages` with `{from, to, text}`. The `Idempotency-Key` is the message's id, so
 * that a provider sends it once, however often it is asked. Any answer but 2xx is a failure.
 */
export function createHttpSmsGateway({ origin, key, from, timeoutMs }: SmsConfig): SmsGateway {
  return {
    send: async ({ id, to, text }) => {
      const response = await fetch(new URL('/messages', origin), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({ from, to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Neither number nor text stands in the error: it goes into the log.
      if (!response.ok) throw new Error(`The provider of text messages answered ${response.status}`);
    },
  };
}

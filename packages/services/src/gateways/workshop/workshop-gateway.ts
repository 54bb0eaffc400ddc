import type { WorkshopMessage } from '@vitrine/contracts';
import { isSignedWith, SIGNATURE_HEADER, signatureOf, type SignedRequest } from './workshop-signature.ts';

/** `unavailable`: it did not answer, or cannot work now. `refused`: it answered that it does not take this message. */
export type Told = 'taken' | 'unavailable' | 'refused';

/** The workshop of the house, or its order management system. */
export interface WorkshopGateway {
  readonly tell: (message: WorkshopMessage) => Promise<Told>;
  /** Whether a request comes from the workshop. */
  readonly isGenuine: (
    request: SignedRequest & { readonly signature: string | undefined },
    now: Date,
  ) => boolean;
}

export interface WorkshopAccess {
  readonly origin: string;
  /** What both sides sign with. */
  readonly key: string;
  /** After which an answer is no longer waited for. */
  readonly timeoutMs: number;
}

const PATH = '/v1/messages';
/** It asks for the message again, later. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

/** The workshop over HTTP: `POST {origin}/v1/messages`, signed; any 2xx means that it has kept the message. */
export function createHttpWorkshopGateway({ origin, key, timeoutMs }: WorkshopAccess): WorkshopGateway {
  return {
    tell: async (message) => {
      const body = JSON.stringify(message);
      const signature = signatureOf(key, { method: 'POST', path: PATH, body }, new Date());
      try {
        const { status } = await fetch(new URL(PATH, origin), {
          method: 'POST',
          headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (status >= 200 && status < 300) return 'taken';
        return status >= 500 || LATER.has(status) ? 'unavailable' : 'refused';
      } catch {
        // Which fault it was changes nothing: the message is sent again.
        return 'unavailable';
      }
    },
    isGenuine: (request, now) => isSignedWith(key, request, now),
  };
}

import { type Refusal, refused, type Result } from '@vitrine/domain';

export type TooMany = 'too_many_requests';

/** A place in the line for a hash is free again after so long. */
const BUSY_SECONDS = 2;

/** Come back later; without a time, as soon as there is a free place. */
export function tooMany(retryAfterSeconds: number = BUSY_SECONDS): Result<never, Refusal<TooMany>> {
  return refused({ code: 'too_many_requests', retryAfterSeconds });
}

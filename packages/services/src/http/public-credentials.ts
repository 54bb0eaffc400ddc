import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** [R7.005] What a client says of itself as `Authorization`. `credentials`: `name:password`. */
export const basicAuthorization = (credentials: string): string =>
  `Basic ${Buffer.from(credentials).toString('base64')}`;

/** [R7.005] Whether a request says so. */
export const hasCredentials = (authorization: string | undefined, credentials: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(basicAuthorization(credentials)));

import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { ServiceDeps } from '../deps.ts';

type SealDeps = Pick<ServiceDeps, 'random'> & { readonly config: Pick<ServiceDeps['config'], 'tokenKey'> };
interface PhotoPlace {
  readonly repairId: string;
  readonly place: number;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own, made of the shop's key. */
const keyOf = (tokenKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', tokenKey, '', 'repair-photo', KEY_BYTES));
/** A photo opens in its own place alone. */
const placeText = ({ repairId, place }: PhotoPlace): Buffer => Buffer.from(`${repairId}\n${place}`);

/** [R2.019] A photo as it is kept: nonce, tag, and the bytes under the shop's key. */
export function sealPhoto({ random, config }: SealDeps, at: PhotoPlace, bytes: Uint8Array): Buffer {
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(config.tokenKey), nonce).setAAD(placeText(at));
  const hidden = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
}

/** The photo again; undefined where it was sealed with another key, or for another place. */
export function openPhoto(
  { config }: Pick<SealDeps, 'config'>,
  at: PhotoPlace,
  sealed: Buffer,
): Buffer | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const opening = createDecipheriv(CIPHER, keyOf(config.tokenKey), nonce, { authTagLength: TAG_BYTES })
    .setAAD(placeText(at))
    .setAuthTag(tag);
  try {
    return Buffer.concat([opening.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), opening.final()]);
  } catch {
    return undefined;
  }
}

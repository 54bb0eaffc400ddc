import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { ServiceDeps } from '../deps.ts';

type SealDeps = Pick<ServiceDeps, 'random'> & { readonly config: Pick<ServiceDeps['config'], 'tokenKey'> };
/** Where a file is kept: its place among those of a request or a ticket. */
interface FilePlace {
  readonly kind: 'repair-photo' | 'ticket-file';
  readonly of: string;
  readonly place: number;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for each kind, made of the shop's key. */
const keyOf = (tokenKey: string, { kind }: FilePlace): Buffer =>
  Buffer.from(hkdfSync('sha256', tokenKey, '', kind, KEY_BYTES));
/** A file opens in its own place alone. */
const placeText = ({ of, place }: FilePlace): Buffer => Buffer.from(`${of}\n${place}`);

/** [R2.007, R2.019] A file of a shopper as it is kept: nonce, tag, and the bytes under the shop's key. */
export function sealFile({ random, config }: SealDeps, at: FilePlace, bytes: Uint8Array): Buffer {
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(config.tokenKey, at), nonce).setAAD(placeText(at));
  const hidden = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
}

/** The file again; undefined where it was sealed with another key, or for another place. */
export function openFile(
  { config }: Pick<SealDeps, 'config'>,
  at: FilePlace,
  sealed: Buffer,
): Buffer | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const opening = createDecipheriv(CIPHER, keyOf(config.tokenKey, at), nonce, { authTagLength: TAG_BYTES })
    .setAAD(placeText(at))
    .setAuthTag(tag);
  try {
    return Buffer.concat([opening.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), opening.final()]);
  } catch {
    return undefined;
  }
}

import type { Card } from './card-rules.ts';

/** The part of a JSON Web Key that an RSA public key needs. */
export interface EncryptionKey {
  readonly kty: 'RSA';
  readonly n: string;
  readonly e: string;
  readonly kid: string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The card as a compact JWE (RFC 7516) with RSA-OAEP-256 and A256GCM, made by the browser's own WebCrypto: what
 * leaves the frame can be read by the provider alone. Needs a secure context (https, or a loopback address).
 */
export async function encryptCard(
  card: Card | Pick<Card, 'securityCode'>,
  key: EncryptionKey,
): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const publicKey = await crypto.subtle.importKey('jwk', { ...key, ext: true }, algorithm, false, [
    'encrypt',
  ]);
  const contentKey = crypto.getRandomValues(new Uint8Array(32));
  const encryptedKey = await crypto.subtle.encrypt(algorithm, publicKey, contentKey);
  const aes = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt']);

  const encoder = new TextEncoder();
  const header = base64url(
    encoder.encode(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })),
  );
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(header) },
    aes,
    encoder.encode(JSON.stringify(card)),
  );
  const text = new Uint8Array(sealed, 0, sealed.byteLength - TAG_BYTES);
  const tag = new Uint8Array(sealed, sealed.byteLength - TAG_BYTES);
  return [header, ...[new Uint8Array(encryptedKey), iv, text, tag].map(base64url)].join('.');
}

function base64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

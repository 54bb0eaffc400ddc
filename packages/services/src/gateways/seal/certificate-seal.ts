import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import type { ChainEntry } from '@vitrine/domain';

/** What the house signs the chains of certificates with. */
export interface CertificateSeal {
  /** Of the key that signs: the beginning of the SHA-256 of its public half. */
  readonly keyId: string;
  /** SHA-256, hexadecimal. */
  readonly hash: (canonical: string) => string;
  readonly sign: (hash: string) => string;
  /** Whether one of the house's keys signed it: the present one, or one of before. */
  readonly isSigned: (entry: Pick<ChainEntry, 'hash' | 'keyId' | 'signature'>) => boolean;
}

const ALGORITHM = 'ed25519';

/**
 * [R3.018] Keys as base64 of their DER: the first is private (PKCS #8) and signs; those of before only prove, so their public
 * half (SPKI) is enough. Throws where the first cannot sign or one is no Ed25519 key; the error holds no key.
 */
export function openCertificateSeal([first, ...before]: readonly string[]): CertificateSeal {
  const signing = first === undefined ? undefined : privateKey(first);
  if (signing === undefined) throw new Error('The first key of certificates is no private Ed25519 key');
  const known = new Map([signing, ...before.map(anyKey)].map((key) => [keyIdOf(key), publicHalf(key)]));
  return {
    keyId: keyIdOf(signing),
    hash: (canonical) => createHash('sha256').update(canonical).digest('hex'),
    sign: (hash) => sign(null, Buffer.from(hash), signing).toString('base64url'),
    isSigned: ({ hash, keyId, signature }) => {
      const key = known.get(keyId);
      return key !== undefined && verify(null, Buffer.from(hash), key, Buffer.from(signature, 'base64url'));
    },
  };
}

/** A new key, as `openCertificateSeal` takes it. */
export function newCertificateKey(): string {
  const { privateKey: key } = generateKeyPairSync(ALGORITHM);
  return key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

function privateKey(text: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === ALGORITHM ? key : undefined;
  } catch {
    return undefined;
  }
}

function anyKey(text: string, index: number): KeyObject {
  const key = privateKey(text) ?? publicKey(text);
  if (key === undefined) throw new Error(`Key ${index + 2} of certificates is no Ed25519 key`);
  return key;
}

function publicKey(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === ALGORITHM ? key : undefined;
  } catch {
    return undefined;
  }
}

const publicHalf = (key: KeyObject): KeyObject => (key.type === 'private' ? createPublicKey(key) : key);

function keyIdOf(key: KeyObject): string {
  const spki = publicHalf(key).export({ format: 'der', type: 'spki' });
  return createHash('sha256').update(spki).digest('hex').slice(0, 16);
}

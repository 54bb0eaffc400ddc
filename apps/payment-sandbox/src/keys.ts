import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { z } from 'zod';

/** The provider's keys: one signs what it says, the other opens what card fields encrypt. */
export interface Keys {
  readonly sign: CryptoKey;
  readonly verify: CryptoKey;
  readonly decrypt: CryptoKey;
  /** For the card fields. */
  readonly encryptionKey: {
    readonly kty: 'RSA';
    readonly n: string;
    readonly e: string;
    readonly kid: string;
  };
  /** For whoever checks a signature. */
  readonly published: { readonly keys: readonly JWK[] };
}

export const SIGNATURE = 'ES256';
export const KEY_ENCRYPTION = 'RSA-OAEP-256';
const SIGNING_KID = 'sign-1';
const ENCRYPTION_KID = 'card-1';

const Jwk = z.record(z.string(), z.unknown());
const Stored = z.object({
  sign: Jwk,
  verify: Jwk,
  decrypt: Jwk,
  encrypt: z.object({ n: z.string(), e: z.string() }),
});

/** Reads the keys of a data folder, made on the first start and readable by the owner alone. */
export async function openKeys(folder: string): Promise<Keys> {
  const file = join(folder, 'keys.json');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify(await makeKeys()), { mode: 0o600 });
  }
  const stored = Stored.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    sign: await keyOf(stored.sign, SIGNATURE),
    verify: await keyOf(stored.verify, SIGNATURE),
    decrypt: await keyOf(stored.decrypt, KEY_ENCRYPTION),
    encryptionKey: { kty: 'RSA', n: stored.encrypt.n, e: stored.encrypt.e, kid: ENCRYPTION_KID },
    published: { keys: [{ ...stored.verify, kid: SIGNING_KID, alg: SIGNATURE, use: 'sig' }] },
  };
}

export const SIGNED_HEADER = { alg: SIGNATURE, kid: SIGNING_KID } as const;

async function makeKeys(): Promise<object> {
  const signing = await generateKeyPair(SIGNATURE, { extractable: true });
  const cards = await generateKeyPair(KEY_ENCRYPTION, { extractable: true });
  return {
    sign: await exportJWK(signing.privateKey),
    verify: await exportJWK(signing.publicKey),
    decrypt: await exportJWK(cards.privateKey),
    encrypt: await exportJWK(cards.publicKey),
  };
}

async function keyOf(jwk: Record<string, unknown>, algorithm: string): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new Error('keys.json holds a key of another kind');
  return key;
}

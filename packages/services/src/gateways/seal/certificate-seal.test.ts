import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newCertificateKey, openCertificateSeal } from './certificate-seal.ts';

const publicHalfOf = (key: string): string =>
  createPublicKey(createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' }))
    .export({ format: 'der', type: 'spki' })
    .toString('base64');

describe('[R3.018] the seal of the house', () => {
  const old = newCertificateKey();
  const signedBefore = openCertificateSeal([old]);
  const entry = { hash: 'h', keyId: signedBefore.keyId, signature: signedBefore.sign('h') };

  it('proves what a key of before has signed, by its public half alone, and signs with the new one', () => {
    const seal = openCertificateSeal([newCertificateKey(), publicHalfOf(old)]);
    expect(seal.keyId).not.toBe(signedBefore.keyId);
    expect(seal.isSigned(entry)).toBe(true);
    expect(seal.isSigned({ hash: 'h', keyId: seal.keyId, signature: seal.sign('h') })).toBe(true);
  });

  it('knows no other key, no other text, and no signature under another key’s id', () => {
    const stranger = openCertificateSeal([newCertificateKey()]);
    expect(stranger.isSigned(entry)).toBe(false);
    expect(signedBefore.isSigned({ ...entry, hash: 'g' })).toBe(false);
    expect(signedBefore.isSigned({ ...entry, signature: stranger.sign('h') })).toBe(false);
  });

  it.each([
    ['none', []],
    ['a public one alone', [publicHalfOf(old)]],
    ['no key', ['bm8ga2V5']],
    [
      'one of another kind',
      [
        generateKeyPairSync('ec', { namedCurve: 'P-256' })
          .privateKey.export({ format: 'der', type: 'pkcs8' })
          .toString('base64'),
      ],
    ],
  ])('does not open with %s', (_case, keys) => {
    expect(() => openCertificateSeal(keys)).toThrow('no private Ed25519 key');
  });
});

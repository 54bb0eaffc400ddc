import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { encryptCard } from './encrypt-card.ts';

const card = {
  number: '4111111111111111',
  expiryMonth: 12,
  expiryYear: 2030,
  holder: 'Ana Núñez',
  securityCode: '123',
};

describe('[R7.123] encryptCard', () => {
  it('makes a JWE that the owner of the key can read, and whose text shows nothing of the card', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
    const { n = '', e = '' } = await exportJWK(publicKey);
    const jwe = await encryptCard(card, { kty: 'RSA', n, e, kid: 'k1' });

    expect(jwe).not.toContain(btoa(card.number).slice(0, 8));
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, privateKey);
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(card);
    expect(protectedHeader).toMatchObject({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' });
  });

  it('never encrypts the same card to the same text', async () => {
    const { publicKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
    const { n = '', e = '' } = await exportJWK(publicKey);
    const key = { kty: 'RSA', n, e, kid: 'k1' } as const;
    expect(await encryptCard(card, key)).not.toBe(await encryptCard(card, key));
  });
});

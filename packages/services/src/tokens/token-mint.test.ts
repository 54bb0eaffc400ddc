import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTokenMint } from './token-mint.ts';

const AT = new Date('2026-03-10T09:00:00.000Z');
const aMint = (tokenKey = 'a key of this test, long enough') =>
  createTokenMint({ random: { bytes: (count) => randomBytes(count) }, tokenKey });

describe('tokens', () => {
  it('[R7.152] are 256 random bits each, a usid 128', () => {
    const mint = aMint();
    const made = Array.from({ length: 100 }, () => mint.fresh()).flatMap(({ access, refresh }) => [
      access,
      refresh,
    ]);
    expect(new Set(made).size).toBe(200);
    for (const token of made) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(Buffer.from(mint.usid(), 'base64url')).toHaveLength(16);
  });

  it('[R7.154] that follow on a secret are the same in every process that has the key', () => {
    expect(aMint().successors('secret', AT)).toEqual(aMint().successors('secret', AT));
  });

  it('[R7.154] that follow differ by secret, time, use and key', () => {
    const later = new Date(AT.getTime() + 1);
    const pairs = [
      aMint().successors('secret', AT),
      aMint().successors('secret', later),
      aMint().successors('another', AT),
      aMint('another key').successors('secret', AT),
    ];
    const tokens = pairs.flatMap(({ access, refresh }) => [access, refresh]);
    expect(new Set(tokens).size).toBe(8);
  });
});

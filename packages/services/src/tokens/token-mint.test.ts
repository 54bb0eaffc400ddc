import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokenMint } from './token-mint.ts';

const AT = new Date('2026-03-10T09:00:00.000Z');
const aMint = (tokenKey = 'a key of this test, long enough') =>
  createTokenMint({ random: { bytes: (count) => randomBytes(count) }, tokenKey });
const PRESENTED = { secret: 'secret', bornAt: AT, sessionId: 's1' };

describe('tokens', () => {
  it('[R7.152] are 256 random bits each, a usid 128', () => {
    const mint = aMint();
    const made = Array.from({ length: 100 }, () => mint.fresh('s1')).flatMap(({ access, refresh }) => [
      access,
      refresh.split('.', 1)[0] ?? '',
    ]);
    expect(new Set(made).size).toBe(200);
    for (const token of made) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(Buffer.from(mint.usid(), 'base64url')).toHaveLength(16);
  });

  it('[R7.154] that follow on a secret are the same in every process that has the key', () => {
    expect(aMint().successors(PRESENTED)).toEqual(aMint().successors(PRESENTED));
  });

  it('[R7.154] that follow differ by secret, time, use and key', () => {
    const pairs = [
      aMint().successors(PRESENTED),
      aMint().successors({ ...PRESENTED, bornAt: new Date(AT.getTime() + 1) }),
      aMint().successors({ ...PRESENTED, secret: 'another' }),
      aMint('another key').successors(PRESENTED),
    ];
    const tokens = pairs.flatMap(({ access, refresh }) => [access, refresh]);
    expect(new Set(tokens).size).toBe(8);
  });
});

describe('[R7.154] a refresh token', () => {
  it('says which session it was made for, first or following, in every process that has the key', () => {
    const mint = aMint();
    for (const { refresh } of [mint.fresh('s1'), mint.successors(PRESENTED)]) {
      expect([mint.sessionOf(refresh), aMint().sessionOf(refresh)]).toEqual(['s1', 's1']);
      expect(aMint('another key').sessionOf(refresh)).toBeUndefined();
    }
  });

  it('says nothing once any letter of it is another or missing', () => {
    const mint = aMint();
    const { refresh } = mint.fresh('01998f00-session');
    const changed = Array.from(refresh).flatMap((letter, at) => [
      refresh.slice(0, at) + (letter === 'A' ? 'B' : 'A') + refresh.slice(at + 1),
      refresh.slice(0, at) + refresh.slice(at + 1),
    ]);
    expect(changed.filter((other) => mint.sessionOf(other) !== undefined)).toEqual([]);
  });

  it('is made up by nobody', () => {
    const mint = aMint();
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (madeUp) => mint.sessionOf(madeUp) === undefined));
  });
});

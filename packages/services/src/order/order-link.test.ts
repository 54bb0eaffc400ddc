import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderLinkToken, readOrderLink } from './order-link.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const orderedAt = new Date('2026-03-10T09:00:00Z');
const key = { market: 'us', orderId: '019505f0-0000-7000-8000-000000000001' };
const deps = (tokenKey = 'a key that only tests know, long enough') => ({
  config: {
    tokenKey,
    ownOrigins: ['https://shop.example'],
    orders: {
      numberPrefix: 'AU',
      pendingForMs: 1,
      answerWithinMs: 1,
      firstLookAfterMs: 1,
      linkDays: 400,
      customOrderDays: 7,
    },
  },
});
const token = orderLinkToken(deps(), key, orderedAt);
const readAfter = (days: number, said = token) =>
  readOrderLink(deps(), said, new Date(orderedAt.getTime() + days * DAY_MS));

describe('[R7.127] the signed link of an order', () => {
  it('opens that order, is the same in every mail, and fits an address', () => {
    expect(readAfter(0)).toEqual(key);
    expect(orderLinkToken(deps(), key, orderedAt)).toBe(token);
    expect(token).toMatch(/^[\w-]{50,200}$/u);
  });

  it('is good for so many days and no longer', () => {
    expect(readAfter(400)).toEqual(key);
    expect(readAfter(402)).toBeUndefined();
  });

  it('opens nothing under another key, and nothing once a single sign of it is another', () => {
    expect(readOrderLink(deps('another key, and just as long as it'), token, orderedAt)).toBeUndefined();
    fc.assert(
      fc.property(fc.nat(token.length - 2), fc.constantFrom('A', 'B', '-', '_', '7'), (at, sign) => {
        fc.pre(token[at] !== sign);
        expect(readAfter(0, token.slice(0, at) + sign + token.slice(at + 1))).toBeUndefined();
      }),
    );
  });

  it('reads no text that is none, and never throws', () => {
    for (const said of [undefined, '', 'x'.repeat(60), 'x'.repeat(201), `${token}.`, token.slice(0, -8)]) {
      expect(readOrderLink(deps(), said, orderedAt)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string({ maxLength: 220 }), (said) => {
        expect(readOrderLink(deps(), said, orderedAt)).toBeUndefined();
      }),
    );
  });
});

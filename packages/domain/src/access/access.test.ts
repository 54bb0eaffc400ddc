import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageAccess, ageRefusal } from './age-access.ts';
import { ownPath } from './own-path.ts';
import { mayHavePiece, waitsForTurn } from './piece-access.ts';
import { refreshDecision, type RefreshState } from './refresh-decision.ts';

const NOW_MS = 1_000_000;
const aState = (over: Partial<RefreshState> = {}): RefreshState => ({
  token: 'current',
  isRevoked: false,
  refreshedAtMs: NOW_MS - 60_000,
  expiresAtMs: NOW_MS + 1,
  ...over,
});

describe('[R7.154] a refresh token', () => {
  it.each([
    ['is refused when no session knows it', undefined, 'refuse'],
    ['is refused when the session was ended', aState({ isRevoked: true }), 'refuse'],
    ['is refused when the session has run out', aState({ expiresAtMs: NOW_MS }), 'refuse'],
    ['brings successors when it is the current one', aState(), 'rotate'],
    [
      'brings the same successors again within 10 s',
      aState({ token: 'previous', refreshedAtMs: NOW_MS - 10_000 }),
      'repeat',
    ],
    ['burns its session after 10 s', aState({ token: 'previous', refreshedAtMs: NOW_MS - 10_001 }), 'burn'],
    ['older than that burns its session, too', aState({ token: 'older' }), 'burn'],
    [
      'older than that is merely refused right after a renewal, which it may have been sent before',
      aState({ token: 'older', refreshedAtMs: NOW_MS - 10_000 }),
      'refuse',
    ],
    [
      'older than that of an ended session burns nothing',
      aState({ token: 'older', isRevoked: true }),
      'refuse',
    ],
    ['of an ended session burns nothing', aState({ token: 'previous', isRevoked: true }), 'refuse'],
  ])('%s', (_what, state, decision) => {
    expect(refreshDecision(state, NOW_MS)).toBe(decision);
  });
});

describe('[R6.011, R6.012] a piece', () => {
  const sale = { opensAt: new Date(1_000), closesAt: new Date(2_000), isInvited: true, isLetIn: true };
  it.each([
    {
      what: 'that is not exclusive is anybody’s',
      piece: { isExclusive: false, sale: null },
      at: 0,
      may: true,
    },
    {
      what: 'of no sale at all is nobody’s',
      piece: { isExclusive: true, sale: null },
      at: 1_500,
      may: false,
    },
    { what: 'is kept until its sale opens', piece: { isExclusive: true, sale }, at: 999, may: false },
    { what: 'is had from the opening on', piece: { isExclusive: true, sale }, at: 1_000, may: true },
    { what: 'is had up to the close', piece: { isExclusive: true, sale }, at: 1_999, may: true },
    { what: 'is kept from the close on', piece: { isExclusive: true, sale }, at: 2_000, may: false },
    {
      what: 'is kept from who was not invited',
      piece: { isExclusive: true, sale: { ...sale, isInvited: false } },
      at: 1_500,
      may: false,
    },
    {
      what: 'is kept from who still waits to be let in',
      piece: { isExclusive: true, sale: { ...sale, isLetIn: false } },
      at: 1_500,
      may: false,
    },
  ])('$what', ({ piece, at, may }) => {
    expect(mayHavePiece(piece, new Date(at))).toBe(may);
  });

  it.each([
    { what: 'lacks their turn alone', over: { isLetIn: false }, at: 1_500, waits: true },
    { what: 'is inside', over: {}, at: 1_500, waits: false },
    { what: 'was not invited', over: { isInvited: false, isLetIn: false }, at: 1_500, waits: false },
    { what: 'came too late', over: { isLetIn: false }, at: 2_000, waits: false },
  ])('says of a viewer who $what whether they wait: $waits', ({ over, at, waits }) => {
    expect(waitsForTurn({ isExclusive: true, sale: { ...sale, ...over } }, new Date(at))).toBe(waits);
  });
});

describe('[R8.042] an age-restricted piece', () => {
  it.each([
    { isRestricted: false, answer: undefined, access: 'open' },
    { isRestricted: false, answer: 'no', access: 'open' },
    { isRestricted: true, answer: undefined, access: 'ask' },
    { isRestricted: true, answer: 'yes', access: 'open' },
    { isRestricted: true, answer: 'no', access: 'closed' },
  ] as const)(
    'is $access where $isRestricted and the answer is $answer',
    ({ isRestricted, answer, access }) => {
      expect(ageAccess(isRestricted, answer)).toBe(access);
    },
  );
});

it.each([
  { access: 'open', code: undefined },
  { access: 'ask', code: 'age_unconfirmed' },
  { access: 'closed', code: 'age_refused' },
] as const)(
  '[R7.100, R8.042] a piece whose age question is $access is refused with $code',
  ({ access, code }) => {
    expect(ageRefusal(access)).toBe(code);
  },
);

describe('[R6.018] a wish where to go after the sign-in', () => {
  it.each(['/mylv/overview', '/eng-us/cart?x=1#top', '/'])('is granted on the own origin: %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    ['/é', '/%C3%A9'],
    ['/a b?c=\u2028', '/a%20b?c=%E2%80%A8'],
    ['/%E2%80%A8', '/%E2%80%A8'],
    ['/eng-us/a..b/.c?d=//e#../f', '/eng-us/a..b/.c?d=//e#../f'],
  ])('is spelt as a header can carry it: %j', (wish, path) => {
    expect(ownPath(wish)).toBe(path);
  });

  it.each([
    'https://evil.example',
    'https:evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/a\\b',
    'mylv',
    '',
    'javascript:alert(1)',
    '/.//evil.example',
    '/eng-us/../..//evil.example',
    '/%2E%2e//evil.example',
    '/..',
    '/a//b',
    '/\ud800',
  ])('is not granted: %j', (path) => {
    expect(ownPath(path)).toBeUndefined();
  });

  it('never leads a browser off the own origin', () => {
    const wishes = fc.string({
      unit: fc.constantFrom(
        '/',
        '\\',
        ':',
        '@',
        '.',
        'a',
        '\t',
        '\n',
        ' ',
        '?',
        '#',
        '%',
        '%2e',
        'é',
        '\u2028',
        '\ud800',
      ),
    });
    fc.assert(
      fc.property(wishes, (wish) => {
        const path = ownPath(wish);
        if (path === undefined) return;
        const { origin, pathname } = new URL(path, 'https://shop.example');
        expect([origin, pathname.startsWith('//')]).toEqual(['https://shop.example', false]);
        expect(path).toMatch(/^[!-~]+$/u);
      }),
      { numRuns: 2000 },
    );
  });
});

import type { HouseLanguage } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import type { TextDocument } from '../documents.ts';
import { createPlainIndex } from '../plain/plain-index.ts';
import { NO_WORDS } from '../test-harness/a-house.ts';
import { bm25, termWeights } from './bm25.ts';

type Words = Partial<Record<HouseLanguage, readonly [title: string, body: string, asked?: string]>>;
const answer = (id: string, words: Words): TextDocument => ({
  id,
  kind: 'answer',
  path: id,
  dimIds: [],
  words: Object.fromEntries(
    Object.entries(words).map(([language, [title, body, asked = '']]) => [
      language,
      { title, lead: '', body, asked, theme: '' },
    ]),
  ),
});
const index = createPlainIndex([], {
  ...NO_WORDS,
  texts: [
    answer('parcel', {
      eng: ['Where is my order?', 'Its page shows the way of each parcel.', 'track my package'],
      kor: ['주문은 어디에 있나요?', '주문 페이지에서 봅니다.', '회원 탈퇴'],
      zhs: ['我的订单到哪里了？', '订单页会显示进度。', '物流'],
    }),
    answer('refund', {
      eng: ['When do I get my money back?', 'A card shows it within ten days.', 'refund'],
      kor: ['환불은 언제 되나요?', '열흘 안에 됩니다.', ''],
      zhs: ['什么时候退款？', '十天内到账。', ''],
    }),
    { ...answer('other', { eng: ['A refund in a story', 'refund'] }), kind: 'page' },
  ],
});
const found = (question: string, language: HouseLanguage = 'eng') =>
  index.findAnswers({ language, question, limit: 3 });

describe('[R7.138] the answers to a question', () => {
  it('are found by some of its words, in other forms, mistyped, and in the words of others', async () => {
    expect((await found('hey, has somebody lost my packages by any chance?'))[0]).toBe('parcel');
    expect((await found('refnud'))[0]).toBe('refund');
    expect((await found('REFUNDED'))[0]).toBe('refund');
  });

  it('are answers alone, in the language of the question', async () => {
    expect(await found('refund')).toEqual(['refund']);
    expect((await found('탈퇴하고 싶어요', 'kor'))[0]).toBe('parcel');
    expect((await found('怎么退款呢', 'zhs'))[0]).toBe('refund');
  });

  it('are none for what nothing speaks of, for nothing, and for signs alone', async () => {
    for (const question of ['xylophone', '', '   ', '?!…', '\u0000', '\uD800', '%_', "' OR 1=1 --"])
      expect(await found(question)).toEqual([]);
  });

  it('take no longer for a huge question', async () => {
    expect((await found(`refund ${'zebra '.repeat(5_000)}`))[0]).toBe('refund');
  });
});

const field = (text: string) => {
  const terms = text.split(' ').map((word) => [word, 1] as const);
  return [{ weight: 1, lengthCounts: 0.75, terms, length: terms.length }];
};
const score = (texts: readonly string[], parts: readonly string[]) => {
  const weights = termWeights(texts.map(field));
  return bm25(
    weights.map((own) => parts.map((part) => own.get(part) ?? 0)),
    parts.map(() => 1),
  );
};

describe('BM25', () => {
  it('counts a rare word more than one that stands everywhere', () => {
    const [one = 0, other = 0] = score(['ring size', 'ring care'], ['ring', 'care']);
    expect(other).toBeGreaterThan(one);
  });

  it('counts a word less in a longer text, and less each time it is said again', () => {
    const [short = 0, long = 0, , twice = 0] = score(['box', 'box a b c d e', 'x', 'box box'], ['box']);
    expect(short).toBeGreaterThan(long);
    expect(twice / short).toBeLessThan(2);
  });

  it('takes nothing away for a word that no text has', () => {
    expect(score(['box', 'ring'], ['box', 'nowhere'])).toEqual(score(['box', 'ring'], ['box']));
  });
});

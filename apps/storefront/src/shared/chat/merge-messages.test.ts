import { describe, expect, it } from 'vitest';
import { mergeMessages, nextShown } from './merge-messages.ts';

const message = (seq: number) => ({ seq, id: `${seq}`, isOfDesk: false, words: `${seq}`, at: '' });

const chat = (id: string, seq: number) => ({
  isStaffed: true,
  chat: { id, state: 'open' as const, hasTranscript: false, messages: [message(seq)], hasMore: false },
});

describe('the messages of a chat', () => {
  it('[R2.116] stand once each and in order, however they were read', () => {
    const [one, two, three] = [message(1), message(2), message(3)];
    expect(mergeMessages([one, three], [two, three])).toEqual([one, two, three]);
    expect(mergeMessages([], [])).toEqual([]);
  });

  it('[R2.116] are read anew where another chat has begun', () => {
    const { shown: first } = nextShown(undefined, chat('a', 1));
    const second = nextShown(first, chat('a', 2));
    expect([second.shown.messages.map(({ seq }) => seq), second.hasMore]).toEqual([[1, 2], false]);
    const other = nextShown(second.shown, chat('b', 1));
    expect([other.shown.messages, other.hasMore]).toEqual([[], true]);
    expect(nextShown(other.shown, { isStaffed: false }).shown.facts).toBeUndefined();
  });
});

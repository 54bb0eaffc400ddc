import { describe, expect, it } from 'vitest';
import { loggedError } from './log.ts';

describe('what is logged of a thrown thing', () => {
  it('is its message and its causes', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', detail: 'a row' });
    const logged = loggedError(new Error('the queue failed', { cause }));
    expect(logged).toMatchObject({ message: 'the queue failed', cause: { code: 'ECONNREFUSED' } });
    expect(JSON.stringify(logged)).not.toContain('a row');
  });

  it.each([
    [{ message: 'connect ECONNREFUSED', queue: 'send-mail' }, 'connect ECONNREFUSED'],
    ['a text', 'a text'],
    [undefined, 'not an Error was thrown'],
  ])('is the message of %j, which is no error', (thrown, message) => {
    expect(loggedError(thrown).message).toBe(message);
  });
});

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopper } from '../session/shopper.ts';
import { hashHeaders, hearAnswer, isConflict, joinOtherTab } from './assisted.ts';
import { USER_HASH } from './session-hint.ts';
import { anEntry, aRefusal } from './test-harness/a-failure.ts';

const tell = (all: string | undefined, own: string | undefined) => {
  for (const [storage, hash] of [
    [localStorage, all],
    [sessionStorage, own],
  ] as const)
    if (hash === undefined) storage.removeItem(USER_HASH);
    else storage.setItem(USER_HASH, hash);
};
beforeAll(() => {
  tell('all', 'own');
  // The first question of a document is no conflict.
  expect([isConflict(), sessionStorage.getItem(USER_HASH)]).toEqual([false, 'all']);
});
beforeEach(() => shopper.set({ hasOtherClient: false }));
afterEach(() => {
  tell(undefined, undefined);
  shopper.set({ hasOtherClient: false });
});

describe('[R4.032] the hash of an agent’s session', () => {
  it.each([
    ['mine', 'mine', false],
    ['theirs', 'mine', true],
    [undefined, 'mine', true],
    [undefined, undefined, false],
  ])('of all tabs %s, of this one %s: conflict %s', (all, own, isOther) => {
    tell(all, own);
    expect([isConflict(), shopper.get().hasOtherClient]).toEqual([isOther, isOther]);
    joinOtherTab();
    expect(isConflict()).toBe(false);
  });

  it('says nothing where what everybody may read was not asked for', () => {
    tell('theirs', 'mine');
    expect([isConflict(false), shopper.get().hasOtherClient]).toEqual([true, false]);
  });

  it('goes with each call, where there is one', () => {
    tell('theirs', 'mine');
    expect(hashHeaders()).toEqual({ 'x-user-hash': 'mine' });
    tell(undefined, undefined);
    expect(hashHeaders()).toEqual({});
  });

  it.each([
    [409, 'other_client', true],
    [409, 'price_changed', false],
    [401, 'other_client', false],
  ])('[R8.021] is another one where the services answer %i %s: %s', (status, errorCode, isOther) => {
    hearAnswer({ type: 'answered', status, body: { ...aRefusal(anEntry({ errorCode })), errorCode } });
    expect(shopper.get().hasOtherClient).toBe(isOther);
  });
});

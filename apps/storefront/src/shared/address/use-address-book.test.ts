import { describe, expect, it } from 'vitest';
import { aSavedAddress } from './test-harness/an-address.ts';
import { withAddress } from './use-address-book.ts';

const FIRST = aSavedAddress();
const SECOND = aSavedAddress({ identifier: 'a-2', mainAddress: false });
const BILLING = aSavedAddress({ identifier: 'a-3', type: 'billing' });

describe('[R7.038] the book on the screen', () => {
  it('takes a new address at its end', () => {
    expect(withAddress([FIRST], SECOND)).toEqual([FIRST, SECOND]);
  });

  it('has one main address of a type', () => {
    const now = withAddress([FIRST, SECOND, BILLING], { ...SECOND, mainAddress: true });
    expect(now.map(({ mainAddress }) => mainAddress)).toEqual([false, true, true]);
  });
});

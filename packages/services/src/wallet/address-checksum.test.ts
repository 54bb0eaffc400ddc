import { describe, expect, it } from 'vitest';
import { hasWrongChecksum } from './address-checksum.ts';

/** Of EIP-55 itself. */
const RIGHT = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('[R7.178] the checksum of a wallet’s address', () => {
  it('is right in the examples of its standard, and absent in small letters and capitals alone', () => {
    const plain = RIGHT.flatMap((one) => [one.toLowerCase(), `0x${one.slice(2).toUpperCase()}`]);
    expect([...RIGHT, ...plain].filter(hasWrongChecksum)).toEqual([]);
    expect(hasWrongChecksum(`tz1${'A'.repeat(33)}`)).toBe(false);
  });

  it('is wrong where one letter of a mixed address is', () => {
    const wrong = RIGHT.slice(2).map((one) =>
      one.replace(/[a-f](?=[^a-f]*$)/iu, (sign) =>
        sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
      ),
    );
    expect(wrong.map(hasWrongChecksum)).toEqual(wrong.map(() => true));
  });
});

import { describe, expect, it } from 'vitest';
import { readWalletAddress } from './wallet-address.ts';

const told = (text: string) => {
  const read = readWalletAddress(text);
  return read.ok ? read.value : read.refusal.code;
};
const ADDRESS = `0x${'aB12'.repeat(10)}`;
const TEZOS = `tz1${'A'.repeat(33)}`;

describe('[R7.178] the address of a wallet', () => {
  it('is a public one, without the space around it', () => {
    expect([` ${ADDRESS}\n`, TEZOS].map(told)).toEqual([ADDRESS, TEZOS]);
  });

  it('is never the key to it, nor the phrase that the key is made of', () => {
    const secrets = [
      'ab12'.repeat(16),
      `0x${'AB12'.repeat(16)}`,
      `5${'H'.repeat(50)}`,
      `K${'w'.repeat(51)}`,
      `edsk${'A'.repeat(50)}`,
      `xprv${'A'.repeat(107)}`,
      'legal winner thank year wave sausage worth useful legal winner thank yellow',
      Array.from({ length: 24 }, () => 'あいこくしん').join('　'),
    ];
    expect(secrets.map(told)).toEqual(secrets.map(() => 'secret_given'));
  });

  it('is nothing else', () => {
    const others = [
      '',
      '0x',
      ADDRESS.slice(0, -1),
      `${ADDRESS}0`,
      'kim.eth',
      'three short words',
      '<script>',
    ];
    expect(others.map(told)).toEqual(others.map(() => 'not_an_address'));
  });
});

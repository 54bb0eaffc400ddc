import type { LookupAddress } from 'node:dns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, PrivateAddressError, publicLookup } from './public-lookup.ts';

const PUBLIC: LookupAddress = { address: '93.184.216.34', family: 4 };

const around = (count: number) => Array.from({ length: count }, () => PUBLIC);

/** What a connection is told of a host whose name leads to these addresses. */
function lookedUp(addresses: LookupAddress[], all = true): Promise<unknown> {
  const lookup = publicLookup((_host, _options, done) => done(null, addresses));
  return new Promise((resolve, reject) => {
    lookup('pictures.example', { all }, (error, address) => (error ? reject(error) : resolve(address)));
  });
}

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('[R7.168] %s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '::ffff:8.8.8.8'])(
    '[R7.168] %s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('looking up a host', () => {
  it('[R7.168] gives what it was found to have, all or the first', async () => {
    await expect(lookedUp([PUBLIC])).resolves.toEqual([PUBLIC]);
    await expect(lookedUp([PUBLIC], false)).resolves.toBe(PUBLIC.address);
  });

  it('[R7.168] fails as soon as one of its addresses is private, wherever it stands among them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(3), fc.nat(3), fc.nat(255), async (before, after, last) => {
        const inside: LookupAddress = { address: `10.1.2.${last}`, family: 4 };
        await expect(lookedUp([...around(before), inside, ...around(after)])).rejects.toBeInstanceOf(
          PrivateAddressError,
        );
      }),
    );
  });

  it('[R7.168] fails where there is no address', async () => {
    await expect(lookedUp([])).rejects.toThrowError('pictures.example has no address');
  });
});

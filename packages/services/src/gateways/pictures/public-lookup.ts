import { lookup as lookUp, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A name that leads into a network nobody outside may reach. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

type AskNames = (
  host: string,
  options: { readonly all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Is it an address of the public internet? IPv4 in an IPv6 coat is judged as what it is. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Looks names up for a connection, and fails with PrivateAddressError where one leads to this machine or its network. What
 * was judged is what is connected to: a name that answers otherwise the second time gains nothing.
 */
export function publicLookup(askNames: AskNames = lookUp): LookupFunction {
  return (host, options, done) => {
    askNames(host, { all: true }, (error, addresses) => {
      const [first] = addresses;
      if (error !== null || first === undefined) done(error ?? new Error(`${host} has no address`), '');
      else if (!addresses.every(({ address }) => isPublicAddress(address)))
        done(new PrivateAddressError(`${host} is not a public host`), '');
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

import type { Address } from '@vitrine/contracts';
import { useState } from 'react';

/** A customer's addresses as a screen shows them, following what it changes. */
interface AddressBook {
  readonly addresses: readonly Address[];
  /** An address that was added or changed; the main one of its type is the only one. */
  readonly put: (address: Address) => void;
  readonly take: (identifier: string) => void;
}

export function useAddressBook(loaded: readonly Address[]): AddressBook {
  const [addresses, setAddresses] = useState(loaded);
  return {
    addresses,
    put: (address) => setAddresses((known) => withAddress(known, address)),
    take: (gone) => setAddresses((known) => known.filter(({ identifier }) => identifier !== gone)),
  };
}

/** [R7.038] */
export function withAddress(known: readonly Address[], address: Address): readonly Address[] {
  const others = known.map((other) =>
    address.mainAddress && other.type === address.type ? { ...other, mainAddress: false } : other,
  );
  const isKnown = others.some(({ identifier }) => identifier === address.identifier);
  return isKnown
    ? others.map((other) => (other.identifier === address.identifier ? address : other))
    : [...others, address];
}

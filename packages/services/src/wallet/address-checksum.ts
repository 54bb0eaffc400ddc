import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const CHECKED = /^0[Xx][\dA-Fa-f]{40}$/u;

/**
 * [R7.178] Whether the letters of an Ethereum address contradict its checksum (EIP-55): capitals stand where the digest of the
 * address has eight or more. In capitals or small letters alone it has none, and neither has an address of another kind.
 */
export function hasWrongChecksum(address: string): boolean {
  const digits = address.slice(2);
  const small = digits.toLowerCase();
  if (!CHECKED.test(address) || digits === small || digits === digits.toUpperCase()) return false;
  const digest = bytesToHex(keccak_256(new TextEncoder().encode(small)));
  const right = Array.from(small, (sign, at) =>
    Number.parseInt(digest[at] ?? '', 16) >= 8 ? sign.toUpperCase() : sign,
  );
  return right.join('') !== digits;
}

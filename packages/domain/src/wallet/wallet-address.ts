import { accepted, refused, type Result } from '../shared/result.ts';

/** [R7.178] Public addresses that collectibles are sent to: Ethereum and its like, Tezos. */
const ADDRESSES: readonly RegExp[] = [/^0x[\da-f]{40}$/iu, /^tz[1-4][1-9A-HJ-NP-Za-km-z]{33}$/u];
/** How private keys are written: as 64 digits, for Bitcoin, for Tezos, and for a whole tree of keys. */
const KEYS: readonly RegExp[] = [
  /^(?:0x)?[\da-f]{64}$/iu,
  /^[5KLc9][1-9A-HJ-NP-Za-km-z]{50,51}$/u,
  /^(?:edsk|edesk|spsk|spesk|p2sk)[1-9A-HJ-NP-Za-km-z]{40,110}$/u,
  /^[xyzt]prv[1-9A-HJ-NP-Za-km-z]{100,112}$/u,
];
/** The shortest phrase that a wallet is made again of. */
const PHRASE_WORDS = 12;

/** `secret_given`: whoever has it has the wallet. It is neither kept nor said again. */
export type WalletAddressFault = 'not_an_address' | 'secret_given';

/** [R7.178] A wallet's public address as it is kept. What looks like its private key or its phrase is refused as such. */
export function readWalletAddress(typed: string): Result<string, { readonly code: WalletAddressFault }> {
  const text = typed.trim();
  if (isSecret(text)) return refused({ code: 'secret_given' });
  return ADDRESSES.some((shape) => shape.test(text)) ? accepted(text) : refused({ code: 'not_an_address' });
}

function isSecret(text: string): boolean {
  const words = text.split(/[\s,;]+/u).filter((word) => /^\p{L}+$/u.test(word));
  return words.length >= PHRASE_WORDS || KEYS.some((shape) => shape.test(text));
}

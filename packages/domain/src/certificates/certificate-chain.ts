import { CERTIFICATE_SYSTEM_ID } from './certificate-event.ts';
import type { CertificateStatus } from './certificate-state.ts';

/**
 * What a chain tells of a certificate. `ACTIVATED` and `OWNED` are the events of R3.020; the others note what happens to the
 * piece: it was entered (`ISSUED`), named (`NAMED`, its SKU), lost, stolen, found, `REPAIRED` by the house, or withdrawn by it (`BLOCKED`).
 */
const CHAIN_WORDS = [
  'ISSUED',
  'ACTIVATED',
  'OWNED',
  'NAMED',
  'LOST',
  'STOLEN',
  'FOUND',
  'REPAIRED',
  'BLOCKED',
] as const;
export type ChainWord = (typeof CHAIN_WORDS)[number];

/** What is said by one entry, before it has its place in the chain. */
export interface ChainStatement {
  /** [R3.018] The id of the event. */
  readonly key: string;
  readonly word: ChainWord;
  readonly fromId: string;
  readonly signerId: string;
  readonly toId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The language it was said in. */
  readonly language: string;
  readonly skuId: string | null;
  /** A salted digest of the e-mail or number that a transfer was offered to; never either itself. */
  readonly contact: string | null;
}

/** What is hashed and signed. */
export interface ChainPayload extends ChainStatement {
  readonly serialNumber: string;
  /** 1, 2, 3 … */
  readonly place: number;
  /** Of the entry before; empty at the first. */
  readonly previousHash: string;
  /** Which key signed it. */
  readonly keyId: string;
}

export interface ChainEntry extends ChainPayload {
  readonly hash: string;
  readonly signature: string;
}

/** How entries are hashed and how a signature is told from a wrong one. */
export interface ChainProof {
  readonly hash: (canonical: string) => string;
  readonly isSigned: (entry: Pick<ChainEntry, 'hash' | 'keyId' | 'signature'>) => boolean;
}

/**
 * The one text of an entry: an array in a fixed order, so that no order of names, space or number has two spellings. The first
 * member names this order; another one gets another name.
 */
export function canonicalEntry(entry: ChainPayload): string {
  return JSON.stringify([
    'vitrine-certificate-1',
    entry.serialNumber,
    entry.place,
    entry.previousHash,
    entry.key,
    entry.word,
    entry.fromId,
    entry.signerId,
    entry.toId,
    entry.at,
    entry.language,
    entry.skuId,
    entry.contact,
    entry.keyId,
  ]);
}

export type ChainFault = 'out_of_place' | 'broken_link' | 'changed' | 'not_signed';

/** [R3.018] The first entry of a chain that does not hold, and why; undefined where all do. */
export function chainFault(
  entries: readonly ChainEntry[],
  { hash, isSigned }: ChainProof,
): { readonly place: number; readonly fault: ChainFault } | undefined {
  let previousHash = '';
  for (const [index, entry] of entries.entries()) {
    const place = index + 1;
    if (entry.place !== place) return { place, fault: 'out_of_place' };
    if (entry.previousHash !== previousHash) return { place, fault: 'broken_link' };
    if (hash(canonicalEntry(entry)) !== entry.hash) return { place, fault: 'changed' };
    if (!isSigned(entry)) return { place, fault: 'not_signed' };
    previousHash = entry.hash;
  }
  return undefined;
}

/** What a chain makes of its certificate. */
export interface ChainEnd {
  readonly status: CertificateStatus;
  /** Undefined where the house has it. */
  readonly ownerId: string | undefined;
  readonly skuId: string | null;
}

const STATUS_AFTER = {
  ISSUED: 'issued',
  ACTIVATED: 'activated',
  OWNED: 'activated',
  LOST: 'lost',
  STOLEN: 'stolen',
  FOUND: 'activated',
  BLOCKED: 'blocked',
} as const satisfies Readonly<Record<Exclude<ChainWord, 'NAMED' | 'REPAIRED'>, CertificateStatus>>;

/** How a certificate stands by its chain; undefined for an empty one. */
export function chainEnd(
  entries: readonly Pick<ChainEntry, 'word' | 'toId' | 'skuId'>[],
): ChainEnd | undefined {
  let end: ChainEnd | undefined;
  for (const { word, toId, skuId } of entries) {
    const ownerId = toId === CERTIFICATE_SYSTEM_ID ? undefined : toId;
    if (word === 'NAMED' || word === 'REPAIRED') end = { status: end?.status ?? 'issued', ownerId, skuId };
    else if (word === 'OWNED' && ownerId === undefined) end = { status: 'returned', ownerId, skuId };
    else end = { status: STATUS_AFTER[word], ownerId, skuId };
  }
  return end;
}

import type { Transaction } from '@vitrine/database';
import {
  canonicalEntry,
  CERTIFICATE_SYSTEM_ID,
  type ChainStatement,
  FALLBACK_LANGUAGE,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { beginningOf, type BeginningRow, noteEntered } from './certificate.store.ts';
import { addEntry, lastEntry } from './entry.store.ts';

export type ChainDeps = Pick<ServiceDeps, 'certificateSeal' | 'clock' | 'ids'>;

/** What is said; who signs, and when, follows from the house. */
export interface NewStatement extends Pick<ChainStatement, 'word' | 'fromId' | 'toId'> {
  readonly serialNumber: string;
  readonly key?: string;
  readonly at?: Date;
  readonly language?: string;
  /** Left out: the piece that the chain knows already. */
  readonly skuId?: string;
  readonly contact?: string;
}

/**
 * [R3.018, R9.020] Adds a statement to the chain of a certificate and signs it. The certificate is locked, so two never take
 * the same place. A chain that was not begun is begun first.
 */
export async function addStatement(
  transaction: Transaction,
  deps: ChainDeps,
  said: NewStatement,
): Promise<void> {
  await enter(transaction, deps, said.serialNumber);
  await add(transaction, deps, said);
}

/** Begins the chain of a certificate that has none, with what is known of it. The certificate is locked. */
export async function enter(transaction: Transaction, deps: ChainDeps, serialNumber: string): Promise<void> {
  const row = await beginningOf(transaction, serialNumber);
  if (row === undefined || row.isEntered) return;
  if ((await lastEntry(transaction, serialNumber)) === undefined)
    for (const said of beginning(serialNumber, row)) await add(transaction, deps, said);
  await noteEntered(transaction, serialNumber);
}

/** What the chain of a certificate says that the house already had in some state. */
function beginning(
  serialNumber: string,
  { status, ownerId, skuId, madeOn, activatedOn }: BeginningRow,
): readonly NewStatement[] {
  const toId = ownerId ?? CERTIFICATE_SYSTEM_ID;
  const said = { serialNumber, fromId: CERTIFICATE_SYSTEM_ID, toId, ...(skuId === null ? {} : { skuId }) };
  const issued: NewStatement = { ...said, word: 'ISSUED', at: noon(madeOn) };
  const activated: NewStatement = {
    ...said,
    word: 'ACTIVATED',
    ...(activatedOn === null ? {} : { at: noon(activatedOn) }),
  };
  const reported = { ...said, fromId: toId };
  switch (status) {
    case 'activated':
      return [issued, activated];
    case 'lost':
      return [issued, activated, { ...reported, word: 'LOST' }];
    case 'stolen':
      return [issued, activated, { ...reported, word: 'STOLEN' }];
    case 'blocked':
      return [issued, { ...said, word: 'BLOCKED' }];
    case 'issued':
    case 'returned':
      return [issued];
  }
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

async function add(
  transaction: Transaction,
  { certificateSeal: seal, clock, ids }: ChainDeps,
  said: NewStatement,
): Promise<void> {
  const { serialNumber, word, fromId, toId } = said;
  const { key = ids.next(), at = clock.now(), language = FALLBACK_LANGUAGE, contact = null } = said;
  const last = (await lastEntry(transaction, serialNumber)) ?? FIRST;
  const payload = {
    serialNumber,
    place: last.place + 1,
    key,
    word,
    fromId,
    signerId: CERTIFICATE_SYSTEM_ID,
    toId,
    at: at.toISOString(),
    language,
    skuId: said.skuId ?? last.skuId,
    contact,
    previousHash: last.hash,
    keyId: seal.keyId,
  };
  const hash = seal.hash(canonicalEntry(payload));
  await addEntry(transaction, { ...payload, hash, signature: seal.sign(hash) });
}

/** What the first entry follows. */
const FIRST = { place: 0, hash: '', skuId: null } as const;

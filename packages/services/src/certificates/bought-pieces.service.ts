import type { Transaction } from '@vitrine/database';
import {
  cardSigns,
  CERTIFICATE_SYSTEM_ID,
  certificateState,
  certificateTerms,
  type CertificateTerms,
  keptStatus,
  localeOf,
  nextCertificateState,
  type SkuId,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { configFiles } from '../setup/index.ts';
import { codeHash, codeOf, editionCodeOf } from './activation-code.ts';
import {
  addCertificate,
  addEdition,
  buyerOf,
  certificatesToUnbind,
  type CertifiedLine,
  certifiedLines,
  certifiedSkus,
  type ParcelOfOrder,
  takeEditionBack,
  unboundOfLines,
} from './bought.store.ts';
import { lockCertificate, setCertificate } from './certificate.store.ts';
import { addStatement, type ChainDeps, enter } from './chain.service.ts';
import { endTransfer } from './transfer.store.ts';

export type BoughtDeps = ChainDeps & Pick<ServiceDeps, 'config' | 'random'>;
type OrderOfPieces = Pick<ParcelOfOrder, 'market' | 'orderId'>;

/** Signs of a number: 60 bits. */
const NUMBER_BYTES = 12;

/** Makes the certificates of a parcel's pieces, once: they are there before it is packed. */
export async function issueCertificates(
  deps: BoughtDeps,
  transaction: Transaction,
  parcel: ParcelOfOrder,
): Promise<readonly string[]> {
  const terms = await termsOf(deps, transaction);
  const lines = await certifiedLines(transaction, parcel, terms.productTypes);
  await makeMissing(deps, transaction, { order: parcel, lines, terms, madeFor: 'line' });
  return lines.map(({ lineId }) => lineId);
}

/**
 * [R2.061] What a customer bought on line is theirs when it is delivered: its certificates are activated without a code. Those of a
 * guest wait for the code of their cards.
 */
export async function bindPieces(
  deps: BoughtDeps,
  transaction: Transaction,
  parcel: ParcelOfOrder,
): Promise<void> {
  const lineIds = await issueCertificates(deps, transaction, parcel);
  await bind(deps, transaction, { order: parcel, lineIds });
}

/** A piece that is sent in the place of another is its owner's once it is sent. */
export async function bindExchanged(
  deps: BoughtDeps,
  transaction: Transaction,
  {
    order,
    returnId,
    wanted,
  }: {
    readonly order: OrderOfPieces;
    readonly returnId: string;
    readonly wanted: readonly { readonly lineId: string; readonly skuId: SkuId; readonly quantity: number }[];
  },
): Promise<void> {
  const terms = await termsOf(deps, transaction);
  const skuIds = wanted.map(({ skuId }) => skuId);
  const known = await certifiedSkus(transaction, skuIds, terms.productTypes);
  const lines = wanted.flatMap((line) => {
    const materials = known.get(line.skuId);
    return materials === undefined ? [] : [{ ...line, materials }];
  });
  await makeMissing(deps, transaction, { order, lines, terms, madeFor: returnId });
  await bind(deps, transaction, { order, lineIds: lines.map(({ lineId }) => lineId) });
}

/** Pieces that were taken back are nobody's: their certificates end with the house. `taken`: pieces by their line. */
export async function unbindPieces(
  deps: BoughtDeps,
  transaction: Transaction,
  { order, taken }: { readonly order: OrderOfPieces; readonly taken: ReadonlyMap<string, number> },
): Promise<void> {
  for (const [lineId, pieces] of taken) {
    if (pieces === 0) continue;
    for (const serialNumber of await certificatesToUnbind(transaction, { ...order, lineId }, pieces))
      await giveBack(deps, transaction, serialNumber);
  }
}

async function giveBack(deps: BoughtDeps, transaction: Transaction, serialNumber: string): Promise<void> {
  const row = await lockCertificate(transaction, serialNumber);
  const now = deps.clock.now();
  if (row === undefined || !nextCertificateState(certificateState(row, now), 'returned').ok) return;
  await endTransfer(transaction, serialNumber, { state: 'withdrawn', now });
  await addStatement(transaction, deps, {
    serialNumber,
    word: 'OWNED',
    fromId: row.ownerId ?? CERTIFICATE_SYSTEM_ID,
    toId: CERTIFICATE_SYSTEM_ID,
  });
  await setCertificate(transaction, serialNumber, { status: 'returned', ownerId: null });
  await takeEditionBack(transaction, serialNumber);
}

async function bind(
  deps: BoughtDeps,
  transaction: Transaction,
  { order, lineIds }: { readonly order: OrderOfPieces; readonly lineIds: readonly string[] },
): Promise<void> {
  const buyer = await buyerOf(transaction, order);
  const ownerId = buyer?.customerId ?? null;
  if (ownerId === null) return;
  const language = localeOf(buyer?.locale ?? '')?.language;
  for (const serialNumber of await unboundOfLines(transaction, order.market, lineIds)) {
    const next = nextCertificateState('issued', 'activated');
    if (!next.ok) return;
    await addStatement(transaction, deps, {
      serialNumber,
      word: 'ACTIVATED',
      fromId: CERTIFICATE_SYSTEM_ID,
      toId: ownerId,
      ...(language === undefined ? {} : { language }),
    });
    await setCertificate(transaction, serialNumber, { status: keptStatus(next.value), ownerId });
  }
}

interface Making {
  readonly order: OrderOfPieces;
  readonly lines: readonly CertifiedLine[];
  readonly terms: CertificateTerms;
  /** The exchange that they are made for, or the line itself. */
  readonly madeFor: string;
}

async function makeMissing(deps: BoughtDeps, transaction: Transaction, making: Making): Promise<void> {
  const { order, lines, terms, madeFor } = making;
  for (const { lineId, skuId, quantity, materials } of lines) {
    for (let piece = 1; piece <= quantity; piece += 1) {
      const signs = cardSigns(deps.random.bytes(NUMBER_BYTES));
      const serialNumber = `${deps.config.orders.numberPrefix}-${signs}`;
      const isMade = await addCertificate(transaction, {
        serialNumber,
        skuId,
        activationHash: codeHash(codeOf(deps.config, serialNumber)),
        materialIds: materials.flatMap((name) => terms.materials.get(name) ?? []),
        madeOn: deps.clock.now().toISOString().slice(0, 10),
        market: order.market,
        orderId: order.orderId,
        lineId,
        madeFor: [order.market, lineId, madeFor, piece].join(' '),
      });
      if (!isMade) continue;
      await enter(transaction, deps, serialNumber);
      const editionHash = codeHash(editionCodeOf(deps.config, serialNumber));
      await addEdition(transaction, { serialNumber, skuId, codeHash: editionHash });
    }
  }
}

/** Which pieces travel with a certificate, as the configuration `certificates` of the house says. */
async function termsOf({ config }: BoughtDeps, transaction: Transaction): Promise<CertificateTerms> {
  const files = await configFiles(transaction, config.nodeEnv ?? 'production');
  return certificateTerms(
    files.find(({ group, name }) => group === 'front' && name === 'certificates')?.body,
  );
}

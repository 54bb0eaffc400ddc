import { inTransaction, type PaperContent, type Queryable, type Transaction } from '@vitrine/database';
import {
  creditSums,
  hasLeft,
  invoiceSums,
  isFiscalCountry,
  isNumbered,
  type LegalEntity,
  legalEntityOf,
  localeOf,
  LOCALES,
  type NumberedPaperKind,
  type PaperKind,
  paperNumber,
  type PaperPart,
  type PaperSums,
} from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import { configFiles } from '../../setup/index.ts';
import { findStateName } from '../mail/state-name.store.ts';
import { pricesOf } from '../order-body.ts';
import { lockOrder } from '../order-state.store.ts';
import { findOrder, type FulfilmentRow, type OrderRow } from '../order-view.store.ts';
import { type ReturnRow, returnsOfOrder } from '../returns/return.store.ts';
import type { OrderKey } from '../settled.store.ts';
import { creditAccount, giftContent, type PaperPieces, parcelAccount } from './account-content.ts';
import { labelContent, sheetContent } from './goods-content.ts';
import { type PaperOrder, stateKey } from './paper-content.ts';
import { noteWritten } from './due-papers.store.ts';
import { addPaper, fiscalCodeOf, nextPlace, type PaperRow, papersOfOrder } from './paper.store.ts';
import { returnPlace } from './return-place.ts';

export type PlanDeps = Pick<ServiceDeps, 'db' | 'clock' | 'config' | 'ids'>;

/** An order whose papers are written, under its lock. */
interface Writing {
  readonly deps: PlanDeps;
  readonly transaction: Transaction;
  readonly order: PaperOrder;
  readonly now: Date;
  /** Those that were written before, and each new one. */
  readonly papers: Pick<PaperRow, 'kind' | 'subjectId' | 'entity' | 'place' | 'goods' | 'shipping'>[];
}

/**
 * [R7.042] Writes down every paper that is due for an order, each once and for good: those of a parcel when it has left,
 * the sheet of the workshop when it is prepared, the label of a return when it was asked for, the credit note when its money
 * has gone back. Numbers are given here, in the transaction that keeps the paper: no series has a gap or a double. Throws
 * while the house names nobody who sells in the country.
 */
export async function planPapers(deps: PlanDeps, key: OrderKey): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    await lockOrder(transaction, key);
    const row = await findOrder(transaction, key.market, key.orderId);
    if (row === undefined) return;
    const order = await paperOrder(deps, transaction, row);
    const papers = [...(await papersOfOrder(transaction, key))];
    const writing: Writing = { deps, transaction, order, papers, now: deps.clock.now() };
    for (const parcel of row.fulfilments ?? []) await planParcel(writing, parcel);
    for (const shown of (await returnsOfOrder(transaction, key)).toReversed())
      await planReturn(writing, shown);
    await noteWritten(transaction, key);
  });
}

async function paperOrder(deps: PlanDeps, transaction: Transaction, row: OrderRow): Promise<PaperOrder> {
  const addresses = [row.billingAddress, ...(row.fulfilments ?? []).map(({ address }) => address)];
  const states = new Map<string, string>();
  for (const { countryCode = '', state } of addresses.filter((address) => address !== null)) {
    const name = await findStateName(transaction, { countryCode, ...(state === undefined ? {} : { state }) });
    if (name !== undefined && state !== undefined) states.set(stateKey(countryCode, state), name);
  }
  const entity = await entityOf(deps, transaction, row.country);
  // [R7.026] As the customer says it when the papers are written.
  const carriesCode = row.customerId !== null && isFiscalCountry(row.country);
  const fiscalCode = carriesCode ? await fiscalCodeOf(transaction, row.customerId) : undefined;
  return { row, locale: localeOf(row.locale) ?? LOCALES['eng-us'], entity, states, fiscalCode };
}

/** Who sells in a country. */
export async function entityOf(
  { config }: Pick<PlanDeps, 'config'>,
  transaction: Queryable,
  country: string,
): Promise<LegalEntity> {
  const files = await configFiles(transaction, config.nodeEnv ?? 'production');
  const file = files.find(({ group, name }) => group === 'front' && name === 'legal');
  const entity = legalEntityOf(file?.body, country);
  if (entity === undefined) throw new Error(`front/legal names nobody who sells in ${country}`);
  return entity;
}

const isWritten = ({ papers }: Writing, kind: PaperKind, subjectId: string): boolean =>
  papers.some((paper) => paper.kind === kind && paper.subjectId === subjectId);

async function planParcel(writing: Writing, parcel: FulfilmentRow): Promise<void> {
  const { order, now: issuedAt } = writing;
  const pieces = piecesOfParcel(order.row, parcel);
  const subjectId = parcel.id;
  if (parcel.state === 'preparing')
    await write(writing, { kind: 'workshopSheet', subjectId }, () =>
      sheetContent(order, { parcel, pieces, issuedAt }),
    );
  if (!hasLeft(parcel.state) || parcel.state === 'cancelled') return;
  const goods = pieces.reduce((sum, { line, quantity }) => sum + line.unitAmount * quantity, 0);
  const sums = invoiceSums(pricesOf(order.row), partsOf(writing, 'invoice'), {
    goods,
    shipping: parcel.amount,
  });
  const account = { parcel, pieces, sums, issuedAt };
  await write(writing, { kind: 'receipt', subjectId, sums }, () =>
    parcelAccount(order, { ...account, kind: 'receipt', number: undefined }),
  );
  await write(writing, { kind: 'invoice', subjectId, sums }, (number) =>
    parcelAccount(order, { ...account, kind: 'invoice', number }),
  );
  if (order.row.gift !== null)
    await write(writing, { kind: 'giftReceipt', subjectId }, () => giftContent(order, { pieces, issuedAt }));
}

async function planReturn(writing: Writing, shown: ReturnRow): Promise<void> {
  const { order, now: issuedAt } = writing;
  const lines = (shown.lines ?? []).flatMap((sent) => {
    const line = order.row.lines?.find(({ id }) => id === sent.lineId);
    return line === undefined ? [] : [{ line, sent }];
  });
  const parcels = (order.row.fulfilments ?? []).filter(({ lineIds }) =>
    lines.some(({ line }) => lineIds?.includes(line.id)),
  );
  const subjectId = shown.id;
  if (shown.state === 'requested') {
    const to = await returnPlace(writing, shown);
    const pieces = lines.map(({ line, sent }) => ({ line, quantity: sent.quantity }));
    await write(writing, { kind: 'returnLabel', subjectId }, () =>
      labelContent(order, { shown, pieces, to, parcel: parcels[0] }),
    );
  }
  if (shown.state !== 'refunded' || shown.kind !== 'return' || shown.refundAmount === 0) return;
  const pieces = lines.flatMap(({ line, sent: { accepted } }) =>
    accepted === null || accepted === 0 ? [] : [{ line, quantity: accepted }],
  );
  const goods = pieces.reduce((sum, { line, quantity }) => sum + line.unitAmount * quantity, 0);
  const refund = shown.refundAmount;
  const sums = creditSums(pricesOf(order.row), partsOf(writing, 'creditNote'), { goods, refund });
  const invoiceNumbers = numbersOf(writing, parcels);
  await write(writing, { kind: 'creditNote', subjectId, sums }, (number = '') =>
    creditAccount(order, { pieces, sums, issuedAt, number, returnNumber: shown.number, invoiceNumbers }),
  );
}

interface Written {
  readonly kind: PaperKind;
  readonly subjectId: string;
  readonly sums?: PaperSums;
}

/** Writes a paper unless it is written; `content` gets its number, where its kind is numbered. */
async function write(
  writing: Writing,
  { kind, subjectId, sums }: Written,
  content: (number: string | undefined) => PaperContent,
): Promise<void> {
  if (isWritten(writing, kind, subjectId)) return;
  const { deps, transaction, order, papers, now } = writing;
  const { market, id: orderId, locale } = order.row;
  const entity = order.entity.code;
  const place = isNumbered(kind) ? await nextPlace(transaction, { market, entity, kind }) : undefined;
  const number = isNumbered(kind) && place !== undefined ? paperNumber(kind, entity, place) : undefined;
  const paper = { market, id: deps.ids.next(), orderId, kind, subjectId, entity, place, locale, sums };
  await addPaper(transaction, { ...paper, content: content(number) }, now);
  papers.push({
    kind,
    subjectId,
    entity,
    place: place ?? null,
    goods: sums?.goods ?? null,
    shipping: sums?.shipping ?? null,
  });
}

const partsOf = ({ papers }: Writing, of: NumberedPaperKind): readonly PaperPart[] =>
  papers.flatMap(({ kind, goods, shipping }) =>
    kind === of && goods !== null && shipping !== null ? [{ goods, shipping }] : [],
  );

/** The invoices of some parcels. */
const numbersOf = ({ papers }: Writing, parcels: readonly FulfilmentRow[]): readonly string[] =>
  papers.flatMap(({ kind, subjectId, entity, place }) =>
    kind === 'invoice' && place !== null && parcels.some(({ id }) => id === subjectId)
      ? [paperNumber(kind, entity, place)]
      : [],
  );

function piecesOfParcel({ lines }: OrderRow, { lineIds }: FulfilmentRow): readonly PaperPieces[] {
  return (lines ?? []).flatMap((line) =>
    lineIds?.includes(line.id) ? [{ line, quantity: line.quantity }] : [],
  );
}

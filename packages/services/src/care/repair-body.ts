import { callUrl, type RepairBody } from '@vitrine/contracts';
import { type Locale, repairStateOf } from '@vitrine/domain';
import { type PieceRow, toPrice } from '../catalog/index.ts';
import { toCertifiedPiece } from '../certificates/index.ts';
import type { RepairRow } from './repair.store.ts';

/** [R2.052] A repair as its client sees it; whoever came by a signed link reads its photos by that. */
export function toRepair(row: RepairRow, locale: Locale, linkToken?: string): RepairBody {
  const { id, number, state, serialNumber, piece, description, places, states, times } = row;
  return {
    id,
    number,
    state: repairStateOf(state),
    requestedAt: row.requestedAt.toISOString(),
    ...(serialNumber === null ? {} : { serialNumber }),
    ...(isNamed(row) ? { sku: toCertifiedPiece(row, locale) } : {}),
    ...(piece === null ? {} : { piece }),
    description,
    photos: places.map((place) => photoUrl({ id, place: String(place) }, locale, linkToken)),
    ...estimateOf(row, locale),
    ...paymentOf(row),
    ...(row.paymentState === 'paid' ? { receiptUrl: receiptUrl(id, locale, linkToken) } : {}),
    ...declinedNoteOf(row),
    steps: states.map((step, at) => ({
      state: repairStateOf(step),
      at: times[at] ?? row.requestedAt.toISOString(),
    })),
    ...trackingOf(row),
  };
}

const isNamed = (row: RepairRow): row is RepairRow & PieceRow => row.skuId !== null;

const photoUrl = (
  params: { readonly id: string; readonly place: string },
  { code: locale }: Locale,
  token: string | undefined,
): string =>
  callUrl('getRepairPhoto', { locale, params, ...(token === undefined ? {} : { query: { token } }) });

const receiptUrl = (id: string, { code: locale }: Locale, token: string | undefined): string =>
  callUrl('getRepairReceipt', {
    locale,
    params: { id },
    ...(token === undefined ? {} : { query: { token } }),
  });

/** How the payment of one that is to be paid stands. */
function paymentOf({ state, paymentState }: RepairRow): Pick<RepairBody, 'payment'> {
  const isTold = state === 'accepted' && (paymentState === 'open' || paymentState === 'ended');
  return isTold ? { payment: paymentState } : {};
}

const declinedNoteOf = ({ amount, note }: RepairRow): Pick<RepairBody, 'declinedNote'> =>
  amount === null && note !== null ? { declinedNote: note } : {};

function estimateOf(
  { amount, currency, days, note }: RepairRow,
  locale: Locale,
): Pick<RepairBody, 'estimate'> {
  if (amount === null) return {};
  const price = toPrice({ amount, currency }, locale);
  return {
    estimate: { price, ...(days === null ? {} : { days }), ...(note === null ? {} : { note }) },
  };
}

function trackingOf({ carrier, trackingNumber: number }: RepairRow): Pick<RepairBody, 'tracking'> {
  return carrier === null || number === null ? {} : { tracking: { carrier, number } };
}

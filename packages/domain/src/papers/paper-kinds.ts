/** The papers that the house makes of an order. */
export const PAPER_KINDS = [
  'receipt',
  'invoice',
  'creditNote',
  'giftReceipt',
  'returnLabel',
  'workshopSheet',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Those that their shopper reads; the others stay in the house. */
export const SHOWN_PAPER_KINDS = [
  'receipt',
  'invoice',
  'creditNote',
  'giftReceipt',
  'returnLabel',
] as const satisfies readonly PaperKind[];
export type ShownPaperKind = (typeof SHOWN_PAPER_KINDS)[number];

/** Those that are numbered one after the other, each kind in a series of its own. */
const NUMBERED = { invoice: '', creditNote: 'C-' } as const;
export type NumberedPaperKind = keyof typeof NUMBERED;

const DIGITS = 7;

export function isNumbered(kind: PaperKind): kind is NumberedPaperKind {
  return kind in NUMBERED;
}

/** The number of a paper in the series of a legal entity: `FR-0000123`, `FR-C-0000004`. */
export function paperNumber(kind: NumberedPaperKind, entity: string, place: number): string {
  return `${entity}-${NUMBERED[kind]}${String(place).padStart(DIGITS, '0')}`;
}

export { joinedParts } from './joined-parts.ts';
export { type LegalEntity, legalEntityOf } from './legal-entities.ts';
export {
  isNumbered,
  type NumberedPaperKind,
  PAPER_KINDS,
  type PaperKind,
  paperNumber,
  SHOWN_PAPER_KINDS,
  type ShownPaperKind,
} from './paper-kinds.ts';
export { creditSums, invoiceSums, type PaperPart, type PaperSums, type PricedOrder } from './paper-sums.ts';
export { shownTaxRate, type TaxKind, taxKindOf } from './tax-kinds.ts';

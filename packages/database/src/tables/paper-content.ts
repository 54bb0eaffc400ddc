export interface PaperFact {
  readonly name: string;
  readonly value: string;
}
export interface PaperParty {
  readonly title: string;
  readonly lines: readonly string[];
}
/** A piece on a paper; what a kind of paper does not show of it is left out. */
export interface PaperLine {
  readonly name: string;
  readonly details: readonly string[];
  readonly quantity: string;
  readonly price?: string;
  readonly amount?: string;
  readonly facts?: readonly PaperFact[];
  /** The file of its picture, and the design that it shows. */
  readonly picture?: string | null;
  readonly configId?: string;
}
export interface PaperSum extends PaperFact {
  readonly kind: 'plain' | 'total' | 'soft';
}

/** What stands on a paper, in the words of its reader: what the templates of `packages/press` read. */
export interface PaperContent {
  readonly template: 'account' | 'label' | 'sheet';
  readonly lang: string;
  readonly region: string;
  readonly rtl: boolean;
  readonly house: string;
  readonly title: string;
  readonly number: string;
  readonly facts: readonly PaperFact[];
  readonly parties: readonly PaperParty[];
  /** The names of the columns; without prices there are two. */
  readonly columns: readonly string[];
  readonly lines: readonly PaperLine[];
  readonly sums: readonly PaperSum[];
  /** Words of the shopper. */
  readonly message: string | null;
  readonly notes: readonly string[];
  readonly foot: readonly string[];
  /** How pages are numbered: `{page}`, `{count}`. */
  readonly page: string;
  /** Of a label: its code as SVG, and what stands where it is cut; of a sheet, what stands over the words of a card. */
  readonly code: string | null;
  readonly cut: string;
}

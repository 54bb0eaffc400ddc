/** The part of a product that its pictures and its model need. */
export interface MediaProduct {
  readonly id: string;
  readonly wornAs: string | undefined;
  readonly colours: readonly string[];
}

/** What a house's rows say of its media: only what they name is taken. */
export interface NamedMedia {
  readonly products: readonly MediaProduct[];
  /** Names of the PDFs beside its size guides. */
  readonly documents: ReadonlySet<string>;
}

/** What became of one file of the house. */
export interface MediaLine {
  readonly state: 'added' | 'changed' | 'unchanged' | 'refused';
  readonly file: string;
  /** What was recognised, or why it was refused. */
  readonly note: string;
}

/** Where files come from, where they go, and whether they go. */
export interface MediaPlace {
  /** With `pictures/{look}/{view}.jpg`, `models/{product}.glb` and `size-guides/{name}.pdf`. */
  readonly houseFolder: string;
  readonly mediaFolder: string;
  readonly dryRun: boolean;
}

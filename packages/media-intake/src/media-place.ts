/** A product, as far as its pictures and its model concern it. */
export interface MediaProduct {
  readonly id: string;
  readonly wornAs: string | undefined;
  readonly colours: readonly string[];
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
  /** With `pictures/{look}/{view}.jpg` and `models/{product}.glb`. */
  readonly houseFolder: string;
  readonly mediaFolder: string;
  readonly dryRun: boolean;
}

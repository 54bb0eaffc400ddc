/** What is to be printed. */
export interface PrintOrder {
  /** A file of `templates/`, without its ending. */
  readonly template: string;
  /** What the template reads; texts in it stay texts, whatever stands in them. */
  readonly content: object;
  /** Pictures by the name that `content` gives them, in PNG, JPEG or WebP. */
  readonly pictures?: Readonly<Record<string, Uint8Array>>;
}
export interface Printed {
  /** A PDF whose faces are embedded. */
  readonly bytes: Uint8Array;
  /** Signs that no face has; a mark stands in their place. */
  readonly missing: readonly string[];
}

/** Where the press finds its templates and faces. */
export interface PressFolders {
  readonly templates: string;
  readonly faces: string;
}

/** What the child says when it begins an order. */
export interface PressBegun {
  readonly begun: true;
}

/** What the child answers to one order. */
export type PressAnswer = { readonly memoryBytes: number } & (
  | { readonly printed: Printed; readonly fault?: undefined }
  | { readonly fault: string }
);

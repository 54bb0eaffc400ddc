/** Why a piece cannot be looked at. */
export type ViewFailure =
  /** The model could not be fetched, is none, or lacks the variant that was asked for. */
  | 'model-missing'
  /** The browser draws nothing in three dimensions, or took the memory for it away and did not give it back. */
  | 'graphics-missing';

/** What the view is doing, told at every change. */
export type ViewStatus =
  /** On its way; `progress` runs from 0 to 1 and never backwards. */
  | { readonly state: 'loading'; readonly progress: number }
  | { readonly state: 'shown' }
  /** Nobody has looked for a while: the graphics memory was given back, and the piece comes again when somebody does. */
  | { readonly state: 'resting' }
  /** Only closing follows. */
  | { readonly state: 'failed'; readonly failure: ViewFailure }
  | { readonly state: 'closed' };

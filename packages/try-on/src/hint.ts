/** What the shopper could do so that the picture comes out better; the picture runs on as it is. */
export type TryOnHint =
  /** More light: the face, or where none is seen the whole picture, is so dark that its points may be wrong. */
  | 'too-dark'
  /** What is followed is so small in the picture that what is worn hardly shows. */
  | 'come-closer'
  /** The palm is seen, and the dial is on the other side. */
  | 'turn-the-hand'
  /** Hair hangs over every ear that is seen, and hides what hangs from it. */
  | 'ear-covered'
  /** Dark glasses are worn already: over lids that would be painted, or under those that are tried on. */
  | 'glasses-worn';

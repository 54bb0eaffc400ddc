/** What the shopper could do so that the picture comes out better; the picture runs on as it is. */
export type TryOnHint =
  /** More light: the face, or where none is seen the whole picture, is so dark that its points may be wrong. */
  | 'too-dark'
  /** What is followed is so small in the picture that what is worn hardly shows. */
  | 'come-closer'
  /** The palm is seen, and the dial is on the other side. */
  | 'turn-the-hand'
  /** A ring that is worn is not drawn: a finger folded over it, a knuckle or another finger hides it. */
  | 'ring-hidden'
  /** A watch that is worn is not drawn: a hand is seen, but not its bare wrist. */
  | 'wrist-hidden'
  /** Hair hangs over every ear that is seen, and hides what hangs from it. */
  | 'ear-covered'
  /** Dark glasses are worn already: over lids that would be painted, or under those that are tried on. */
  | 'glasses-worn';

/** Hints that say why something worn is not drawn: they are told before any other. */
const NOT_DRAWN: ReadonlySet<TryOnHint> = new Set(['ring-hidden', 'wrist-hidden']);

/** Of what the picture's light and what is worn ask for, the one thing to tell. */
export const hintToTell = (
  light: TryOnHint | undefined,
  worn: TryOnHint | undefined,
): TryOnHint | undefined => (worn && NOT_DRAWN.has(worn) ? worn : (light ?? worn));

/** What decides whether a film runs. */
export interface FilmFacts {
  /** What the shopper said last of this film. */
  readonly wish: 'unsaid' | 'play' | 'pause';
  /** At least half of it is on the screen. */
  readonly isSeen: boolean;
  /** Motion is reduced, or data are saved: nothing moves unasked. */
  readonly isQuiet: boolean;
}

/** A film runs while it is seen: by itself, unless the shopper wants quiet; else when asked to, until asked to stop. */
export function shouldPlay({ wish, isSeen, isQuiet }: FilmFacts): boolean {
  if (!isSeen || wish === 'pause') return false;
  return wish === 'play' || !isQuiet;
}

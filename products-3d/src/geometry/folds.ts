import { clamp } from './numbers.ts';

/** A soft fold in leather or cloth: a ridge from one place of the pattern to another, a shallow valley beside it. */
export interface Fold {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly widthMm: number;
  /** Negative presses the fold in. */
  readonly heightMm: number;
}

/** Height of one fold at a place: strongest in its first third, running out at both ends. */
function foldAt({ from, to, widthMm, heightMm }: Fold, x: number, y: number): number {
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(alongX, alongY);
  const t = ((x - from[0]) * alongX + (y - from[1]) * alongY) / (length * length);
  if (t <= -0.15 || t >= 1.15) return 0;
  const across = ((x - from[0]) * alongY - (y - from[1]) * alongX) / length / widthMm;
  const swing = across + 0.25 * Math.sin(t * 5 + from[0]);
  const runOut = Math.sin(Math.PI * clamp((t + 0.15) / 1.3) ** 0.75) ** 1.5;
  return heightMm * runOut * (Math.exp(-swing * swing) - 0.42 * Math.exp(-((swing - 1.7) ** 2)));
}

/** All folds together as a height over the pattern, in millimetres. */
export const foldsOf =
  (folds: readonly Fold[]) =>
  (x: number, y: number): number =>
    folds.reduce((sum, fold) => sum + foldAt(fold, x, y), 0);

import type { Drawing } from '@vitrine/try-on/model';

export interface StageSize {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Of the screen, for each CSS pixel. */
  readonly pixelRatio: number;
}

/** A still picture's edges are smooth on every machine. */
export type Motion = 'still' | 'moving';

/** Sharper than this nobody sees, and every pixel costs. */
const MOST_PIXEL_RATIO = 2;
/** As many pixels as a processor without a graphics card draws while a shopper waits for a sharp picture. */
const PATIENT_PX = 1_000_000;

/**
 * Pixels to draw for each CSS pixel. Where the drawing leaves edges raw, because the processor plays graphics card, what
 * moves is drawn coarsely, and what has come to rest larger than it is shown.
 */
export function drawnRatio(
  { widthPx, heightPx, pixelRatio }: StageSize,
  hasRawEdges: boolean,
  motion: Motion,
): number {
  if (!hasRawEdges) return Math.min(MOST_PIXEL_RATIO, pixelRatio);
  if (motion === 'moving') return 1;
  const affordable = Math.sqrt(PATIENT_PX / Math.max(1, widthPx * heightPx));
  return Math.min(MOST_PIXEL_RATIO, Math.max(1, affordable));
}

/** Gives the canvas the size that is drawn now. */
export function fitFilm({ renderer, hasRawEdges }: Drawing, size: StageSize, motion: Motion): void {
  const ratio = drawnRatio(size, hasRawEdges, motion);
  const [width, height] = [Math.round(size.widthPx * ratio), Math.round(size.heightPx * ratio)];
  const canvas = renderer.domElement;
  if (canvas.width !== width || canvas.height !== height) renderer.setSize(width, height, false);
}

import { clamp } from '../geometry/numbers.ts';
import type { Point } from '../geometry/point.ts';

export interface PixelSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface PixelRect extends PixelSize {
  readonly leftPx: number;
  readonly topPx: number;
}

/** How a picture is fitted into a box of another shape, in CSS's own words. */
export type Fit = 'cover' | 'contain';

/** How a picture lies on the screen. */
export interface Layout {
  readonly picture: PixelSize;
  readonly box: PixelSize;
  readonly fit: Fit;
  readonly mirrored: boolean;
  /** How many times it is enlarged beyond fitting. */
  readonly zoom: number;
  /**
   * How far its middle lies from the middle of the box: shares of the box's width and height, before it is mirrored. On
   * it where this is left out.
   */
  readonly shift?: Point;
}

/** Pixels of the box for each pixel of the picture. Zero in a box that has no size yet. */
export function screenPerPicture({ picture, box, fit, zoom }: Omit<Layout, 'mirrored'>): number {
  const scales = [box.widthPx / picture.widthPx, box.heightPx / picture.heightPx] as const;
  return zoom * (fit === 'cover' ? Math.max(...scales) : Math.min(...scales));
}

/** The part of a picture that shows in a box: all of it, or its middle where it stands out of the box. Whole pixels. */
export function visiblePart(layout: Omit<Layout, 'mirrored'>): PixelRect {
  const { picture, box } = layout;
  const scale = screenPerPicture(layout);
  if (scale <= 0) return { ...picture, leftPx: 0, topPx: 0 };
  const widthPx = clamp(Math.round(box.widthPx / scale), 1, picture.widthPx);
  const heightPx = clamp(Math.round(box.heightPx / scale), 1, picture.heightPx);
  const { x, y } = layout.shift ?? NO_SHIFT;
  const [mostLeftPx, mostTopPx] = [picture.widthPx - widthPx, picture.heightPx - heightPx];
  return {
    leftPx: clamp(Math.round(mostLeftPx / 2 - (x * box.widthPx) / scale), 0, mostLeftPx),
    topPx: clamp(Math.round(mostTopPx / 2 - (y * box.heightPx) / scale), 0, mostTopPx),
    widthPx,
    heightPx,
  };
}

export const NO_SHIFT: Point = { x: 0, y: 0 };

/**
 * The shift that brings a pixel of an enlarged picture to the middle of the box, or as near as it can be without showing
 * more of the picture's edge than fitting does.
 */
export function shiftTo({ x, y }: Point, layout: Omit<Layout, 'mirrored' | 'shift'>): Point {
  const { picture, box, zoom } = layout;
  const scale = screenPerPicture(layout);
  if (scale <= 0) return NO_SHIFT;
  const most = (zoom - 1) / 2;
  return {
    x: clamp(((picture.widthPx / 2 - x) * scale) / box.widthPx, -most, most),
    y: clamp(((picture.heightPx / 2 - y) * scale) / box.heightPx, -most, most),
  };
}

/**
 * Converts a share of the box's width, from the left as it is seen, to a share of the picture's width, from its own
 * left edge. A place outside of the picture lies at its edge.
 */
export function shareOfPicture(share: number, layout: Layout): number {
  const { picture, box, mirrored, shift = NO_SHIFT } = layout;
  const shown = picture.widthPx * screenPerPicture(layout);
  const unmirrored = mirrored ? 1 - share : share;
  const across = shown > 0 ? ((unmirrored - 0.5 - shift.x) * box.widthPx) / shown + 0.5 : unmirrored;
  return clamp(across, 0, 1);
}

/** A live picture is drawn no larger than this along its longer side: frames have to keep up. */
const MOST_LIVE_PX = 1280;

/**
 * The size to draw a picture at: a photo as it is; a live one as large as it shows, so that the product is sharp even
 * where the camera is not, and never smaller than the camera's picture.
 */
export function drawnSize(kind: 'live' | 'photo', picture: PixelSize, shown: PixelSize): PixelSize {
  if (kind === 'photo') return picture;
  const wanted = Math.max(shown.widthPx / picture.widthPx, shown.heightPx / picture.heightPx);
  const most = MOST_LIVE_PX / Math.max(picture.widthPx, picture.heightPx);
  const scale = clamp(wanted, 1, most);
  return { widthPx: Math.round(picture.widthPx * scale), heightPx: Math.round(picture.heightPx * scale) };
}

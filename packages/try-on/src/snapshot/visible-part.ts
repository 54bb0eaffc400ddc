import { clamp } from '../geometry/numbers.ts';

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
  /** How many times it is enlarged beyond fitting, about the middle of the box. */
  readonly zoom: number;
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
  return {
    leftPx: Math.round((picture.widthPx - widthPx) / 2),
    topPx: Math.round((picture.heightPx - heightPx) / 2),
    widthPx,
    heightPx,
  };
}

/**
 * Converts a share of the box's width, from the left as it is seen, to a share of the picture's width, from its own
 * left edge. A place outside of the picture lies at its edge.
 */
export function shareOfPicture(share: number, layout: Layout): number {
  const { picture, box, mirrored } = layout;
  const shown = picture.widthPx * screenPerPicture(layout);
  const across = shown > 0 ? ((share - 0.5) * box.widthPx) / shown + 0.5 : share;
  const held = clamp(across, 0, 1);
  return mirrored ? 1 - held : held;
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

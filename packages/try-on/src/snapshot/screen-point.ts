import type { Point } from '../geometry/point.ts';
import { type Layout, NO_SHIFT, screenPerPicture } from './visible-part.ts';

/** A place on the screen: shares of the container's width and height, from its top left as it is seen. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Where on the screen a pixel of the picture is seen. */
export function pointOnScreen({ x, y }: Point, layout: Layout): ScreenPoint {
  const { picture, box, mirrored, shift = NO_SHIFT } = layout;
  const scale = screenPerPicture(layout) || 1;
  const across = 0.5 + shift.x + ((x - picture.widthPx / 2) * scale) / box.widthPx;
  return {
    x: mirrored ? 1 - across : across,
    y: 0.5 + shift.y + ((y - picture.heightPx / 2) * scale) / box.heightPx,
  };
}

/** The pixel of the picture that is seen there; outside of it where the picture does not reach. */
export function pointInPicture({ x, y }: ScreenPoint, layout: Layout): Point {
  const { picture, box, mirrored, shift = NO_SHIFT } = layout;
  const scale = screenPerPicture(layout) || 1;
  const across = mirrored ? 1 - x : x;
  return {
    x: picture.widthPx / 2 + ((across - 0.5 - shift.x) * box.widthPx) / scale,
    y: picture.heightPx / 2 + ((y - 0.5 - shift.y) * box.heightPx) / scale,
  };
}

import type { Point } from '../geometry/point.ts';

/** What a detector sees: a box and the points it was trained to mark, in pixels of the picture or parts of a square. */
export interface DetectedBox {
  readonly score: number;
  readonly centreX: number;
  readonly centreY: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly points: readonly Point[];
}

/** A box of the unit square, brought to a square of the picture that begins at `origin` and is `scale` pixels wide. */
export function placeBox(box: DetectedBox, origin: Point, scale: number): DetectedBox {
  const placed = ({ x, y }: Point) => ({ x: origin.x + x * scale, y: origin.y + y * scale });
  const centre = placed({ x: box.centreX, y: box.centreY });
  return {
    score: box.score,
    centreX: centre.x,
    centreY: centre.y,
    widthPx: box.widthPx * scale,
    heightPx: box.heightPx * scale,
    points: box.points.map(placed),
  };
}

/** Shared area of two boxes over their joint area. */
export function overlap(one: DetectedBox, other: DetectedBox): number {
  const shared = (centre: 'centreX' | 'centreY', size: 'widthPx' | 'heightPx') =>
    Math.max(
      0,
      Math.min(one[centre] + one[size] / 2, other[centre] + other[size] / 2) -
        Math.max(one[centre] - one[size] / 2, other[centre] - other[size] / 2),
    );
  const both = shared('centreX', 'widthPx') * shared('centreY', 'heightPx');
  const joint = areaOf(one) + areaOf(other) - both;
  return joint > 0 ? both / joint : 0;
}

export const areaOf = ({ widthPx, heightPx }: DetectedBox): number => widthPx * heightPx;

/**
 * Non-maximum suppression that averages instead of dropping: boxes of the same object are weighted by their scores,
 * which keeps the answer steady from frame to frame. Best first.
 */
export function mergeBoxes(boxes: readonly DetectedBox[], leastOverlap: number): readonly DetectedBox[] {
  const open = [...boxes].sort((one, other) => other.score - one.score);
  const merged: DetectedBox[] = [];
  for (let best = open[0]; best; best = open[0]) {
    const first = best;
    const same = open.filter((box) => box === first || overlap(first, box) > leastOverlap);
    merged.push(averaged(first, same));
    const rest = open.filter((box) => !same.includes(box));
    open.splice(0, open.length, ...rest);
  }
  return merged;
}

function averaged({ score, points }: DetectedBox, boxes: readonly DetectedBox[]): DetectedBox {
  const total = boxes.reduce((sum, box) => sum + box.score, 0);
  const mean = (read: (box: DetectedBox) => number) =>
    boxes.reduce((sum, box) => sum + read(box) * box.score, 0) / total;
  return {
    score,
    centreX: mean((box) => box.centreX),
    centreY: mean((box) => box.centreY),
    widthPx: mean((box) => box.widthPx),
    heightPx: mean((box) => box.heightPx),
    points: points.map((_, index) => ({
      x: mean((box) => box.points[index]?.x ?? 0),
      y: mean((box) => box.points[index]?.y ?? 0),
    })),
  };
}

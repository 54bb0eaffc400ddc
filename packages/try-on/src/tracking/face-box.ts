/** A face as the detector sees it: its box and the two eyes, in pixels of the picture. Right is the person's own. */
export interface FaceBox {
  readonly score: number;
  readonly centreX: number;
  readonly centreY: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rightEye: Point;
  readonly leftEye: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box of the unit square, brought to a square of the picture that begins at `origin` and is `scale` pixels wide. */
export function placeBox(box: FaceBox, origin: Point, scale: number): FaceBox {
  const point = ({ x, y }: Point) => ({ x: origin.x + x * scale, y: origin.y + y * scale });
  const centre = point({ x: box.centreX, y: box.centreY });
  return {
    score: box.score,
    centreX: centre.x,
    centreY: centre.y,
    widthPx: box.widthPx * scale,
    heightPx: box.heightPx * scale,
    rightEye: point(box.rightEye),
    leftEye: point(box.leftEye),
  };
}

/** Shared area of two boxes over their joint area. */
export function overlap(one: FaceBox, other: FaceBox): number {
  const shared = (centre: 'centreX' | 'centreY', size: 'widthPx' | 'heightPx') =>
    Math.max(
      0,
      Math.min(one[centre] + one[size] / 2, other[centre] + other[size] / 2) -
        Math.max(one[centre] - one[size] / 2, other[centre] - other[size] / 2),
    );
  const both = shared('centreX', 'widthPx') * shared('centreY', 'heightPx');
  const joint = one.widthPx * one.heightPx + other.widthPx * other.heightPx - both;
  return joint > 0 ? both / joint : 0;
}

/**
 * Non-maximum suppression that averages instead of dropping: boxes of the same face are weighed by their scores, which
 * keeps the answer steady from frame to frame. Best first.
 */
export function mergeBoxes(boxes: readonly FaceBox[], leastOverlap: number): readonly FaceBox[] {
  const open = [...boxes].sort((one, other) => other.score - one.score);
  const merged: FaceBox[] = [];
  for (let best = open[0]; best; best = open[0]) {
    const first = best;
    const same = open.filter((box) => box === first || overlap(first, box) > leastOverlap);
    merged.push(averaged(first.score, same));
    const rest = open.filter((box) => !same.includes(box));
    open.splice(0, open.length, ...rest);
  }
  return merged;
}

function averaged(score: number, boxes: readonly FaceBox[]): FaceBox {
  const total = boxes.reduce((sum, box) => sum + box.score, 0);
  const mean = (read: (box: FaceBox) => number) =>
    boxes.reduce((sum, box) => sum + read(box) * box.score, 0) / total;
  return {
    score,
    centreX: mean((box) => box.centreX),
    centreY: mean((box) => box.centreY),
    widthPx: mean((box) => box.widthPx),
    heightPx: mean((box) => box.heightPx),
    rightEye: { x: mean((box) => box.rightEye.x), y: mean((box) => box.rightEye.y) },
    leftEye: { x: mean((box) => box.leftEye.x), y: mean((box) => box.leftEye.y) },
  };
}

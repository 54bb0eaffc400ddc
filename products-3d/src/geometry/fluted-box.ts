import type { BufferGeometry, Vector2 } from 'three';
import { joined } from './join.ts';
import { at, flat, mix, point, unitSteps } from './numbers.ts';
import { surface } from './surface.ts';
import { disc } from './sweep.ts';

interface Box {
  readonly widthMm: number;
  readonly depthMm: number;
  /** Radius of the four upright edges. */
  readonly cornerMm: number;
}

interface FlutedBox extends Box {
  readonly fromMm: number;
  readonly toMm: number;
  /** Softening of the upper and lower rim. */
  readonly edgeMm: number;
  /** How deep and about how far apart the flutes are; left out, the walls are plain. */
  readonly flutes?: { readonly depthMm: number; readonly pitchMm: number };
  /** Points around for each flute, or for the whole of a plain wall. */
  readonly sides: number;
}

interface WallPoint {
  readonly at: Vector2;
  readonly outward: Vector2;
}

const quarterTurn = Math.PI / 2;

/** Walks a rounded rectangle: the point and the outward direction at a share of its length, from the middle of the right. */
export function wallOf({ widthMm, depthMm, cornerMm }: Box): {
  readonly lengthMm: number;
  readonly walk: (share: number) => WallPoint;
} {
  const [straightX, straightY] = [widthMm / 2 - cornerMm, depthMm / 2 - cornerMm];
  const arc = quarterTurn * cornerMm;
  const lengthMm = 4 * (straightX + straightY + arc);
  const walk = (share: number): WallPoint => {
    const halfTurns = Math.floor(share * 2);
    const mm = (share * 2 - halfTurns) * (lengthMm / 2);
    const one = halfWalk(mm);
    const sign = halfTurns % 2 === 0 ? 1 : -1;
    return { at: one.at.multiplyScalar(sign), outward: one.outward.multiplyScalar(sign) };
  };
  /** From the middle of the right side over the back to the middle of the left side. */
  const halfWalk = (mm: number): { at: Vector2; outward: Vector2 } => {
    if (mm <= straightY) return { at: flat(widthMm / 2, mm), outward: flat(1, 0) };
    const around = mm - straightY;
    if (around <= arc) return onCorner(around / cornerMm, straightX);
    const over = around - arc;
    if (over <= straightX * 2) return { at: flat(straightX - over, depthMm / 2), outward: flat(0, 1) };
    const down = over - straightX * 2;
    if (down <= arc) return onCorner(quarterTurn + down / cornerMm, -straightX);
    return { at: flat(-widthMm / 2, straightY - (down - arc)), outward: flat(-1, 0) };
  };
  const onCorner = (angle: number, middleX: number): { at: Vector2; outward: Vector2 } => {
    const outward = flat(Math.cos(angle), Math.sin(angle));
    return { at: flat(middleX, straightY).addScaledVector(outward, cornerMm), outward };
  };
  return { lengthMm, walk };
}

/** An upright box with round edges, its walls plain or fluted, closed above and below. */
export function flutedBox(box: FlutedBox): BufferGeometry {
  const { fromMm, toMm, edgeMm, flutes, sides } = box;
  const { lengthMm, walk } = wallOf(box);
  const count = flutes ? Math.round(lengthMm / flutes.pitchMm) : 0;
  const around = count > 0 ? count * sides : sides;
  const quarter = unitSteps(4).map((t) => t * quarterTurn);
  const levels: readonly (readonly [heightMm: number, insetMm: number])[] = [
    ...quarter.map((a) => [fromMm + edgeMm * (1 - Math.cos(a)), edgeMm * (1 - Math.sin(a))] as const),
    [mix(fromMm, toMm, 0.5), 0],
    ...quarter.map((a) => [toMm - edgeMm + edgeMm * Math.sin(a), edgeMm * (1 - Math.cos(a))] as const),
  ];
  const pointAt = (level: number, share: number) => {
    const [height, inset] = at(levels, level);
    const { at: on, outward } = walk(share);
    const groove = flutes ? flutes.depthMm * Math.abs(Math.sin(share * count * Math.PI)) ** 1.6 : 0;
    on.addScaledVector(outward, -inset - groove);
    return point(on.x, height, -on.y);
  };
  const wall = surface(
    [levels.length - 1, around],
    (u, v) => pointAt(Math.round(u * (levels.length - 1)), v % 1),
    {
      closedV: true,
      flip: true,
    },
  );
  const rim = (level: number) => Array.from({ length: around }, (_, j) => pointAt(level, j / around));
  return joined([wall, disc(rim(levels.length - 1), point(0, 1, 0)), disc(rim(0), point(0, -1, 0))]);
}

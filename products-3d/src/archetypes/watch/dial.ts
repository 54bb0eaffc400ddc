import { type BufferGeometry, Matrix4 } from 'three';
import { placed, shifted } from '../../geometry/join.ts';
import { point } from '../../geometry/numbers.ts';
import { rounded, turnedZ } from '../../geometry/solids.ts';
import { surface } from '../../geometry/surface.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { SMALL_SECONDS } from '../../textures/dial.ts';
import { baton, dauphine } from './applied.ts';

const DIAL_RADIUS_MM = 15.9;
const DIAL_Z_MM = 6.9;

/** The small seconds sit below the middle. */
export const SECONDS_Y_MM = -SMALL_SECONDS.down * DIAL_RADIUS_MM;

/** The time every watch of the house shows in a window: ten past ten, a little before. */
export const SHOWN_TIME_DEG = { hour: 304, minute: 50, seconds: 205 } as const;

function face(detail: Detail): BufferGeometry {
  const disc = surface(
    [2, steps(detail, 96)],
    (u, v) => {
      const angle = v * Math.PI * 2;
      return point(Math.cos(angle) * DIAL_RADIUS_MM * u, Math.sin(angle) * DIAL_RADIUS_MM * u, DIAL_Z_MM);
    },
    { closedV: true },
  );
  const [position, uv] = [disc.getAttribute('position'), disc.getAttribute('uv')];
  for (let i = 0; i < uv.count; i += 1) {
    uv.setXY(i, position.getX(i) / DIAL_RADIUS_MM / 2 + 0.5, 0.5 - position.getY(i) / DIAL_RADIUS_MM / 2);
  }
  return disc;
}

function indices(): readonly BufferGeometry[] {
  const hours = Array.from({ length: 12 }, (_, hour) => hour).filter((hour) => hour !== 6);
  return hours.flatMap((hour) => {
    const turn = new Matrix4().makeRotationZ((-hour * Math.PI) / 6);
    const bar = baton(hour === 0 ? 0.8 : 1, hour % 3 === 0 ? 3.3 : 2.9);
    const places = hour === 0 ? [-0.75, 0.75] : [0];
    return places.map((x) =>
      placed(bar, turn.clone().multiply(new Matrix4().makeTranslation(x, 12.6, DIAL_Z_MM))),
    );
  });
}

/** A hand turned clockwise from 12. */
export const pointingAt = (hand: BufferGeometry, degrees: number): BufferGeometry =>
  placed(hand, new Matrix4().makeRotationZ((-degrees * Math.PI) / 180));

function hands(detail: Detail): readonly Part[] {
  const hour = dauphine({ lengthMm: 8.6, widthMm: 2, tailMm: 2, ridgeMm: 0.42 });
  const minute = dauphine({ lengthMm: 13.2, widthMm: 1.7, tailMm: 2.2, ridgeMm: 0.4 });
  const seconds = dauphine({ lengthMm: 4, widthMm: 0.55, tailMm: 1.6, ridgeMm: 0.15 });
  const cannon = turnedZ(
    rounded(
      [
        [1, 7.2],
        [1, 8.45],
        [0.75, 8.7],
        [0, 8.75],
      ],
      [0, 0.1, 0.2, 0],
    ),
    { segments: steps(detail, 32) },
  );
  const pin = turnedZ(
    rounded(
      [
        [0.5, 7],
        [0.45, 7.45],
        [0, 7.5],
      ],
      [0, 0.1, 0],
    ),
    { segments: steps(detail, 24) },
  );
  return [
    {
      node: 'HandHour',
      slot: 'hands',
      geometry: shifted(pointingAt(hour, SHOWN_TIME_DEG.hour), [0, 0, 7.45]),
    },
    {
      node: 'HandMinute',
      slot: 'hands',
      geometry: shifted(pointingAt(minute, SHOWN_TIME_DEG.minute), [0, 0, 7.85]),
    },
    { node: 'HandMinute', slot: 'hands', geometry: cannon },
    {
      node: 'HandSeconds',
      slot: 'hands',
      geometry: shifted(pointingAt(seconds, SHOWN_TIME_DEG.seconds), [0, SECONDS_Y_MM, 7.15]),
    },
    { node: 'HandSeconds', slot: 'hands', geometry: shifted(pin, [0, SECONDS_Y_MM, 0]) },
  ];
}

/** The dial with its rehaut, applied indices and hands. */
export function dialParts(detail: Detail): readonly Part[] {
  const rehaut = turnedZ(
    [
      [16.75, 8.3],
      [15.6, DIAL_Z_MM],
    ],
    { segments: steps(detail, 144) },
  );
  const smallRing = turnedZ(
    rounded(
      [
        [4.85, 6.9],
        [4.8, 7.12],
        [4.6, 7.12],
        [4.55, 6.9],
      ],
      0.05,
    ),
    { segments: steps(detail, 72) },
  );
  return [
    { node: 'Dial', slot: 'rehaut', geometry: rehaut },
    { node: 'Dial', slot: 'dial', geometry: face(detail) },
    ...indices().map((geometry): Part => ({ node: 'Indices', slot: 'hands', geometry })),
    { node: 'Indices', slot: 'hands', geometry: shifted(smallRing, [0, SECONDS_Y_MM, 0]) },
    ...hands(detail),
  ];
}

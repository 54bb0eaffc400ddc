import { type BufferGeometry, CircleGeometry, Matrix4 } from 'three';
import type { Course } from '../../geometry/course.ts';
import { placed } from '../../geometry/join.ts';
import { point } from '../../geometry/numbers.ts';
import { faceAt, lifted } from '../../geometry/pattern.ts';
import { ellipseSection, swept } from '../../geometry/sweep.ts';
import { roundedRectangle, smoothCurve } from '../../geometry/solids.ts';
import type { Archetype, Finishes, Part, Shape3d } from '../../model.ts';
import { set } from '../hardware/frame.ts';
import { pinBuckle } from '../hardware/pin-buckle.ts';
import { GILT, STEEL_BRUSHED, STEEL_POLISHED } from '../house-finishes.ts';
import { calfDress } from '../leather-colours.ts';
import { FINE_STITCH, GRAIN_TILE_MM, strapParts } from '../leather-parts.ts';
import { type Coil, coiledCourse, placeOn } from './coil.ts';
import { plateBuckle } from './plate-buckle.ts';

const PIN_COIL: Coil = { widthMm: 30, thicknessMm: 3.2, turns: 2.85, outerMm: 62, pitchMm: 6.6 };
const PLATE_COIL: Coil = { widthMm: 35, thicknessMm: 3.4, turns: 2.75, outerMm: 66, pitchMm: 6.8 };

/** The buckle is wider than the strap: the roll rests on it and on its own back. */
const LEAN = 0.043;
const LIFT_MM = 2.6;

const BAR_MM = 1.7;
const TIP_MM = 26;
/** The face is a little fuller in the middle, as a lined belt is. */
const DOME_MM = 0.7;

/** Straight to the tip, which ends in a soft point. */
const halfWidthAt =
  (widthMm: number, lengthMm: number) =>
  (x: number): number => {
    const past = Math.max(0, x - (lengthMm - TIP_MM)) / TIP_MM;
    return Math.max(0.6, (widthMm / 2) * Math.sqrt(Math.max(0, 1 - past ** 2.4)));
  };

function strap(coil: Coil): readonly Part[] {
  const flatCourse = coiledCourse(coil, BAR_MM);
  const { lengthMm } = flatCourse;
  const halfAt = halfWidthAt(coil.widthMm, lengthMm);
  const course = {
    lengthMm,
    form: lifted(flatCourse.form, (x, y) => DOME_MM * (1 - (y / halfAt(x)) ** 4)),
  };
  return [
    ...strapParts('Strap', course, {
      halfWidthAt: halfAt,
      thicknessMm: coil.thicknessMm,
      steps: Math.round(lengthMm / 3),
      lanes: 8,
      back: 'lining',
      seam: { insetMm: 3, fromMm: 60, toMm: lengthMm - TIP_MM, stitch: FINE_STITCH },
    }),
    ...holes(course, coil.thicknessMm),
  ];
}

/** Five holes before the tip, seen as their painted insides. */
function holes({ form, lengthMm }: Course, thicknessMm: number): readonly Part[] {
  const places = [0, 1, 2, 3, 4].map((hole) => lengthMm - 62 - hole * 25);
  return places.flatMap((x) =>
    [1, -1].map((side): Part => {
      const out = faceAt(form, x, 0).multiplyScalar(side);
      const on = form(x, 0).addScaledVector(out, thicknessMm / 2 + 0.06);
      const hole = new CircleGeometry(2, 24).scale(1.15, 0.85, 1);
      return {
        node: 'Strap',
        slot: 'edge',
        geometry: set(hole, on, [point(0, 1, 0).cross(out), point(0, 1, 0)]),
      };
    }),
  );
}

/** The loop that holds the end: around both layers, `mm` behind the bar. */
function keeper(coil: Coil, mm: number): readonly Part[] {
  const { at: on, out } = placeOn(coil, mm / (coil.outerMm * Math.PI * 2));
  const outline = roundedRectangle({
    widthMm: coil.widthMm + 3.4,
    heightMm: coil.thicknessMm * 2 + 5.2,
    radiusMm: 2.6,
  });
  const band = (halfWidthMm: number, halfThickMm: number): BufferGeometry =>
    swept({
      curve: smoothCurve(
        outline
          .getSpacedPoints(96)
          .slice(0, 96)
          .map(({ x, y }) => point(x, y)),
        true,
      ),
      steps: 120,
      sides: 20,
      section: ellipseSection(halfThickMm, halfWidthMm, 7),
      up: () => point(0, 0, 1),
      closed: true,
      tileMm: GRAIN_TILE_MM,
    });
  const inPlace = (geometry: BufferGeometry): BufferGeometry =>
    set(geometry, on.clone().addScaledVector(out, 0.6), [point(0, 1, 0), out]);
  return [
    { node: 'Keeper', slot: 'smooth', geometry: inPlace(band(4.2, 1)) },
    { node: 'Keeper', slot: 'edge', geometry: inPlace(band(4.5, 0.62)) },
  ];
}

interface BeltOptions {
  readonly buckle: 'pin' | 'plate';
}

function build({ buckle }: BeltOptions): Shape3d {
  const coil = buckle === 'pin' ? PIN_COIL : PLATE_COIL;
  const { at: on, along } = placeOn(coil, 0);
  const pieces =
    buckle === 'pin'
      ? pinBuckle({ strapMm: coil.widthMm, lengthMm: 31, barMm: 5, depthMm: 4.2 }).map(
          (geometry) => ['metal', geometry] as const,
        )
      : plateBuckle(coil.widthMm);
  const stands = new Matrix4().makeRotationX(-LEAN).setPosition(0, LIFT_MM, 0);
  const parts = [
    ...strap(coil),
    ...keeper(coil, buckle === 'pin' ? 17 : 52),
    ...pieces.map(([slot, geometry]): Part => ({
      node: 'Buckle',
      slot,
      geometry: set(geometry, on, [along, point(0, 1, 0)]),
    })),
  ];
  return {
    parts: parts.map((part) => ({ ...part, geometry: placed(part.geometry, stands) })),
    origins: [],
    facts: { widthMm: coil.widthMm },
  };
}

/** A belt rolled up on its edge, buckle in front. Origin: middle of the ground, +Z front. */
export const belt = (options: BeltOptions): Archetype => ({
  type: 'belt',
  build: () => build(options),
  finishes: async (colour): Promise<Finishes> => {
    const { leather: _grained, ...dress } = await calfDress(colour);
    return options.buckle === 'pin'
      ? { ...dress, metal: GILT }
      : { ...dress, metal: STEEL_POLISHED, metalBrushed: STEEL_BRUSHED, engraving: ENGRAVED };
  },
});

const ENGRAVED = { colour: '#4a4a4e', metal: true, roughness: 0.5 } as const;

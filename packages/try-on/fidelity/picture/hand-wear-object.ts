/** The rings, watch and sleeve that a drawn hand already wears, in the forearm's space. */
import * as three from 'three';
import { exitOf } from '../geometry/distance-field.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { cross, lengthOf, minus, plus, times } from '../../src/geometry/vectors.ts';
import type { Hand, WornPlace } from '../hand/hand.ts';
import type { HandWear } from '../hand/hand-wear.ts';
import { solid } from './head-objects.ts';

const RING = { broadCm: 0.4, thickCm: 0.14 } as const;
const STRAP = { broadCm: 1.9, thickCm: 0.3 } as const;
const CASE = { radiusCm: 1.9, thickCm: 0.85, dial: '#e9e6dc' } as const;
const SLEEVE_CM = 18;
const STEPS = 64;
const ROW_CM = 2;
/** A neighbour that touches the limb is not part of it. */
const MOST_OF_HALF_WIDTH = 1.2;

const LOOKS = {
  steel: { color: '#b9bcc2', roughness: 0.35, metalness: 0.5 },
  gold: { color: '#d2a45a', roughness: 0.35, metalness: 0.5 },
  'dark leather': { color: '#2a1c16', roughness: 0.8, metalness: 0 },
} as const;

export function wearObject(hand: Hand, wears: HandWear): three.Group {
  const group = new three.Group();
  const { ringAt = {}, watchBelowCm, made = 'steel', sleeve } = wears;
  const look = new three.MeshStandardMaterial({ ...LOOKS[made], side: three.DoubleSide });
  const { rings, wrist } = hand.worn(wears);
  rings.forEach((place, digit) => {
    if (ringAt[digit] !== undefined) group.add(band(hand, place, { ...RING, look }));
  });
  if (watchBelowCm !== undefined) group.add(band(hand, wrist, { ...STRAP, look }), watchCase(wrist));
  if (sleeve) {
    const { fromCm, looseCm, colour } = sleeve;
    const cloth = new three.MeshStandardMaterial({ color: colour, roughness: 0.95, side: three.DoubleSide });
    const centre: Vector = [0, -fromCm - SLEEVE_CM / 2, wrist.centre[2]];
    group.add(band(hand, { ...wrist, centre }, { broadCm: SLEEVE_CM, thickCm: looseCm, look: cloth }));
  }
  return group;
}

type Band = { readonly broadCm: number; readonly thickCm: number; readonly look: three.Material };

/** A band of constant thickness that follows the body round the limb. */
function band(hand: Hand, place: WornPlace, { broadCm, thickCm, look }: Band): three.Mesh {
  const { centre, along, back, halfWidth, halfDepth } = place;
  const side = cross(along, back);
  const reachCm = (broadCm > 2 * STRAP.broadCm ? 2 : MOST_OF_HALF_WIDTH) * Math.max(halfWidth, halfDepth);
  const around = Array.from({ length: STEPS }, (_, step) => {
    const turn = (2 * Math.PI * step) / STEPS;
    return plus(times(side, Math.cos(turn)), times(back, Math.sin(turn)));
  });
  // The profile goes from one edge on the skin over the outer side to the other edge.
  const rows = Math.max(1, Math.round(broadCm / ROW_CM));
  const outer = Array.from({ length: rows + 1 }, (_, row) => ({
    alongCm: (row / rows - 0.5) * broadCm,
    outCm: thickCm,
  }));
  const profile = [{ alongCm: -broadCm / 2, outCm: -0.05 }, ...outer, { alongCm: broadCm / 2, outCm: -0.05 }];
  const points = profile.flatMap(({ alongCm, outCm }) => {
    const from = plus(centre, times(along, alongCm));
    return around.map((towards) => {
      const reach = lengthOf(minus(exitOf(hand.body, { from, towards, reachCm }), from));
      return plus(from, times(towards, reach + outCm));
    });
  });
  const geometry = new three.BufferGeometry();
  geometry.setAttribute('position', new three.Float32BufferAttribute(points.flat(), 3));
  geometry.setIndex(
    profile.slice(1).flatMap((_, ring) =>
      around.flatMap((__, step) => {
        const next = (step + 1) % STEPS;
        const [a, b] = [ring * STEPS + step, ring * STEPS + next];
        return [a, b, a + STEPS, b, b + STEPS, a + STEPS];
      }),
    ),
  );
  geometry.computeVertexNormals();
  return solid(geometry, look);
}

function watchCase({ centre, along, back, halfDepth }: WornPlace): three.Mesh {
  const geometry = new three.CylinderGeometry(CASE.radiusCm, CASE.radiusCm, CASE.thickCm, STEPS);
  const mesh = solid(geometry, new three.MeshStandardMaterial({ color: CASE.dial, roughness: 0.3 }));
  mesh.matrixAutoUpdate = false;
  const place = plus(centre, times(back, halfDepth + CASE.thickCm / 2 + 0.1));
  mesh.matrix.makeBasis(
    new three.Vector3(...cross(along, back)),
    new three.Vector3(...back),
    new three.Vector3(...times(along, -1)),
  );
  mesh.matrix.setPosition(...place);
  return mesh;
}

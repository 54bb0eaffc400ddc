import { BufferGeometry, Float32BufferAttribute, Matrix4, Vector3 } from 'three';
import { convexSolid, type CuttingPlane, type Facet } from './convex-solid.ts';
import { joined, placed } from './join.ts';
import { type LightPatch, lightReturn } from './light-return.ts';
import { clamp } from './numbers.ts';

/** A cut stone: its facets, and what stands in for the light inside it where nothing can be refracted. */
export interface Gem {
  readonly stone: BufferGeometry;
  readonly light: BufferGeometry;
}

/** What makes a diamond a diamond. */
export const DIAMOND = { ior: 2.417, dispersion: 0.044 } as const;

/** Tones of the light inside a stone: how bright, and whether it is white, warm or cool. */
export const GEM_TONES = { levels: 8, hues: 3 } as const;

interface GemDetail {
  /** Reflections that are followed for the light inside. */
  readonly mostBounces: number;
  /** Patches of light smaller than this share of the stone's face are left out. */
  readonly leastShare: number;
  /** Closed behind, as in a pavé, a stone is only lit towards its front. */
  readonly closedBehind?: boolean;
}

/** The light lies just under the facets, and behind it a closed ground for what was left out. */
const LIGHT_INSET = 0.985;
const GROUND_INSET = 0.965;
const GROUND_LEVEL = 0.5;
/** Straight up a viewer's own head is in the light: it makes the arrows of a brilliant, and would only dull a small stone. */
const HEAD = { within: 0.24, dims: 0.3, dimsSmall: 0.75 } as const;
/** What leaves by the back shows the shade behind the stone. */
const THROUGH_THE_BACK = 0.5;
const FIRE_FROM = 0.045;

/** Flat polygons with one normal and one texture coordinate each. */
function fans(
  polygons: readonly {
    readonly corners: readonly Vector3[];
    readonly normal: Vector3;
    readonly uv: readonly [number, number];
  }[],
): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const coordinates: number[] = [];
  const indices: number[] = [];
  for (const { corners, normal, uv } of polygons) {
    const first = positions.length / 3;
    for (const corner of corners) {
      positions.push(...corner.toArray());
      normals.push(...normal.toArray());
      coordinates.push(...uv);
    }
    for (let i = 1; i + 1 < corners.length; i += 1) indices.push(first, first + i, first + i + 1);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(coordinates, 2));
  geometry.setIndex(indices);
  return geometry;
}

const flatFacets = (facets: readonly Facet[], uv: readonly [number, number]): BufferGeometry =>
  fans(facets.map(({ corners, plane }) => ({ corners, normal: plane.normal, uv })));

/** Middle of a tone's cell in the texture of tones. */
const toneAt = (level: number, hue: number): readonly [number, number] => [
  (Math.round(clamp(level) * (GEM_TONES.levels - 1)) + 0.5) / GEM_TONES.levels,
  (hue + 0.5) / GEM_TONES.hues,
];

interface Viewer {
  readonly looking: Vector3;
  readonly headDims: number;
}

function toneOf(
  { towards, strength, spread }: LightPatch,
  { looking, headDims }: Viewer,
): readonly [number, number] {
  const back = -towards.dot(looking);
  const shade = back < 0 ? THROUGH_THE_BACK : 1;
  const head = Math.acos(clamp(back, -1, 1)) < HEAD.within ? headDims : 1;
  const fire =
    spread > FIRE_FROM && back > 0 ? 1 + (Math.floor(Math.atan2(towards.y, towards.x) * 5) & 1) : 0;
  return toneAt(strength * shade * head, fire);
}

/** Each patch as a small mirror that shows a viewer in front the direction its light comes from. */
function mirrors(patches: readonly LightPatch[], viewer: Viewer): BufferGeometry {
  return fans(
    patches.map((patch) => {
      const normal = patch.towards.clone().sub(viewer.looking);
      if (normal.length() < 0.1) normal.copy(viewer.looking).negate();
      return { corners: patch.corners, normal: normal.normalize(), uv: toneOf(patch, viewer) };
    }),
  );
}

const scaledBy = (geometry: BufferGeometry, scale: number): BufferGeometry =>
  placed(geometry, new Matrix4().makeScale(scale, scale, scale));

/** Cuts a diamond. The girdle lies in z = 0, the table looks to +z; sizes in millimetres. */
export function cutDiamond(
  planes: readonly CuttingPlane[],
  { mostBounces, leastShare, closedBehind = false }: GemDetail,
): Gem {
  const facets = convexSolid(planes);
  const stone = flatFacets(facets, [0, 0]);
  stone.computeBoundingBox();
  const size = stone.boundingBox?.getSize(new Vector3()) ?? new Vector3();
  const leastMm2 = size.x * size.y * leastShare;
  const headDims = closedBehind ? HEAD.dimsSmall : HEAD.dims;
  const seenAlong = (looking: Vector3): BufferGeometry => {
    const patches = lightReturn({ facets, ...DIAMOND }, { looking, mostBounces, leastMm2 });
    return scaledBy(mirrors(patches, { looking, headDims }), LIGHT_INSET);
  };
  const seen = closedBehind ? facets.filter(({ plane }) => plane.normal.z > 0.01) : facets;
  const ground = scaledBy(flatFacets(seen, toneAt(GROUND_LEVEL, 0)), GROUND_INSET);
  const front = seenAlong(new Vector3(0, 0, -1));
  const behind = closedBehind ? [] : [seenAlong(new Vector3(0, 0, 1))];
  return { stone, light: joined([ground, front, ...behind]) };
}

/** Where a stone sits: the middle of its girdle and the direction its table looks. */
export interface Seat {
  readonly at: Vector3;
  readonly axis: Vector3;
}

/** The same stone in many seats. */
export function setGems({ stone, light }: Gem, seats: readonly Seat[]): Gem {
  const moves = seats.map(({ at, axis }) => {
    const side = new Vector3(0, 1, 0).cross(axis);
    if (side.lengthSq() < 1e-6) side.set(1, 0, 0);
    side.normalize();
    return new Matrix4().makeBasis(side, axis.clone().cross(side), axis).setPosition(at);
  });
  return {
    stone: joined(moves.map((move) => placed(stone, move))),
    light: joined(moves.map((move) => placed(light, move))),
  };
}

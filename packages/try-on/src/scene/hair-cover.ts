import { BufferAttribute, BufferGeometry, DoubleSide, DynamicDrawUsage, Mesh, ShaderMaterial } from 'three';
import type { WatchedEar, WatchedEars } from '../pose/ear-watch.ts';
import type { HeadInPicture } from '../landmarks/head-in-picture.ts';
import type { HeadPose } from '../pose/head-pose.ts';
import type { BodySide } from '../landmarks/landmarks.ts';
import { rotated } from '../geometry/rotation.ts';
import { besideEar, BESIDE_ROWS } from '../tracking/ear-detection.ts';
import { LAYER_ORDER } from './layer-order.ts';
import { PICTURE_GLSL, type ShownPicture } from './shown-picture.ts';

/**
 * Hair that hangs over the ears and hides what is worn: the picture itself, drawn again over everything on the head
 * behind the hair's front edge. What is nearer to the camera than the temples stays visible.
 */
export interface HairCover {
  readonly mesh: Mesh;
  /** Updates it for this picture. */
  lay(ears: WatchedEars, picture: HeadInPicture, pose: HeadPose): void;
  hide(): void;
  dispose(): void;
}

/** Half of the width over which hair thins out, and how far behind the ear it still hides: centimetres. */
const SOFT_CM = 0.22;
const BEYOND_CM = 3;
/** Parts further back than this are under the hair; hinges and fronts are not. Centimetres of the head's frame. */
const UNDER_HAIR = [7.5, 3, 2] as const;

const COLUMNS = 3;
const SIDES: readonly BodySide[] = ['left', 'right'];

const VERTEX = /* glsl */ `
  uniform vec2 sizePx;
  attribute float cover;
  attribute float away;
  varying vec2 share;
  varying float covers;
  void main() {
    share = position.xy / sizePx;
    covers = cover;
    vec4 behind = projectionMatrix * vec4(0.0, 0.0, -away, 1.0);
    gl_Position = vec4(vec2(2.0 * share.x - 1.0, 1.0 - 2.0 * share.y) * behind.w, behind.zw);
  }`;

const FRAGMENT = /* glsl */ `
  ${PICTURE_GLSL}
  varying vec2 share;
  varying float covers;
  void main() {
    gl_FragColor = vec4(bytesAt(share), smoothstep(0.0, 1.0, covers));
  }`;

export function createHairCover(shown: ShownPicture): HairCover {
  const strips = createStrips();
  const material = new ShaderMaterial({
    uniforms: { ...shown },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    side: DoubleSide,
    depthWrite: false,
    toneMapped: false,
  });
  const mesh = new Mesh(strips.geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = LAYER_ORDER.hair;
  mesh.visible = false;

  const laySide = (side: BodySide, { cover, hairFrom }: WatchedEar, { picture, pose }: Seen) => {
    const hides = {
      cover,
      awayCm: awayOf(side, pose),
      softPx: SOFT_CM * picture.pxPerCm,
      beyondPx: BEYOND_CM * picture.pxPerCm,
    };
    BESIDE_ROWS.forEach((height, row) => {
      const place = (along: number) => picture.place(side, besideEar(side, height, along));
      const seen = { front: place(0), hair: place(hairFrom[row] ?? 1), end: place(1) };
      strips.lay(SIDES.indexOf(side) * BESIDE_ROWS.length + row, seen, hides);
    });
  };

  return {
    mesh,
    lay(ears, picture, pose) {
      mesh.visible = SIDES.some((side) => ears[side].cover > 0);
      if (!mesh.visible) return;
      for (const side of SIDES) laySide(side, ears[side], { picture, pose });
      strips.update();
    },
    hide() {
      mesh.visible = false;
    },
    dispose() {
      strips.geometry.dispose();
      material.dispose();
    },
  };
}

interface Seen {
  readonly picture: HeadInPicture;
  readonly pose: HeadPose;
}

/** Rows of three places, with strips between those of one side: clear, covering, and covering beyond the ear. */
function createStrips() {
  const count = SIDES.length * BESIDE_ROWS.length * COLUMNS;
  const geometry = new BufferGeometry();
  const attribute = (name: string, size: number) => {
    const values = new BufferAttribute(new Float32Array(size * count), size).setUsage(DynamicDrawUsage);
    geometry.setAttribute(name, values);
    return values;
  };
  const [position, cover, away] = [attribute('position', 3), attribute('cover', 1), attribute('away', 1)];
  geometry.setIndex(trianglesOf(BESIDE_ROWS.length));

  return {
    geometry,
    lay(index: number, { front, hair, end }: Row, hides: Hides) {
      const length = Math.hypot(end.x - front.x, end.y - front.y) || 1;
      const [x, y] = [(end.x - front.x) / length, (end.y - front.y) / length];
      const starts = (hair.x - front.x) * x + (hair.y - front.y) * y;
      const columns = [starts - hides.softPx, starts + hides.softPx, length + hides.beyondPx];
      columns.forEach((px, column) => {
        const at = index * COLUMNS + column;
        position.setXYZ(at, front.x + x * px, front.y + y * px, 0);
        cover.setX(at, column === 0 ? 0 : hides.cover);
        away.setX(at, hides.awayCm);
      });
    },
    update() {
      for (const values of [position, cover, away]) values.needsUpdate = true;
    },
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a row begins, where hair begins on it, and where it ends. */
interface Row {
  readonly front: Place;
  readonly hair: Place;
  readonly end: Place;
}

interface Hides {
  readonly cover: number;
  readonly awayCm: number;
  readonly softPx: number;
  readonly beyondPx: number;
}

/** The depth from the camera behind which things are under the hair. */
function awayOf(side: BodySide, { rotation, translation }: HeadPose): number {
  const [x, y, z] = UNDER_HAIR;
  return -(rotated(rotation, [side === 'left' ? x : -x, y, z])[2] + translation[2]);
}

/** Strips between the rows of each side. */
function trianglesOf(rows: number): number[] {
  return SIDES.flatMap((_, side) =>
    Array.from({ length: rows - 1 }, (__, row) => (side * rows + row) * COLUMNS).flatMap((first) =>
      [0, 1].flatMap((column) => {
        const [here, below] = [first + column, first + column + COLUMNS];
        return [here, below, here + 1, here + 1, below, below + 1];
      }),
    ),
  );
}

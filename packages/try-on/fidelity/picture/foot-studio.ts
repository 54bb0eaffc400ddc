import * as three from 'three';
import { buildFoot, footColours } from '../foot/foot.ts';
import type { Foot } from '../foot/foot.ts';
import { noiseAt } from '../geometry/noise.ts';
import { COMPLEXIONS } from '../head/complexion.ts';
import type { Tone } from '../head/complexion.ts';
import { createDraw, fromDegrees, lights, remembered } from './drawing.ts';
import type { FootScene } from './foot-scene.ts';
import { cameraInRoom, footInRoom, footTruth } from './foot-truth.ts';
import type { FootTruth } from './foot-truth.ts';
import { geometryOf, solid } from './head-objects.ts';
import { addNoise } from './noisy.ts';

type Drawing = { readonly pixels: ImageData; readonly truth: FootTruth };
export type FootStudio = { readonly draw: (scene: FootScene) => Drawing };

/** Draws feet. It keeps one renderer and the feet that it has built. */
export function openFootStudio(): FootStudio {
  const draw = createDraw();
  const footUpTo = remembered(buildFoot);
  const floor = floorObject();
  const skin = new three.MeshStandardMaterial({ vertexColors: true, roughness: 0.6 });
  const objectOf = (foot: Foot, tone: Tone) => {
    const complexion = COMPLEXIONS[tone];
    const geometry = geometryOf(foot.skin, footColours(foot, complexion), foot.skin.normals);
    const both = new three.Group();
    for (const side of ['left', 'right'] as const) {
      const one = solid(geometry, skin);
      one.matrixAutoUpdate = false;
      one.matrix.copy(matrixOf((point) => footInRoom(side, point)));
      both.add(one);
    }
    return both;
  };
  const feetOf = {
    ankle: remembered((tone: Tone) => objectOf(footUpTo('ankle'), tone)),
    leg: remembered((tone: Tone) => objectOf(footUpTo('leg'), tone)),
  };
  return {
    draw: ({ tone, camera, light, noise, upTo = 'ankle' }) => {
      const stage = new three.Scene();
      stage.background = new three.Color(light.background);
      const room = new three.Group();
      room.add(floor, feetOf[upTo](tone));
      room.matrixAutoUpdate = false;
      const { eye, right, up, back } = cameraInRoom(camera);
      room.matrix
        .makeBasis(new three.Vector3(...right), new three.Vector3(...up), new three.Vector3(...back))
        .setPosition(...eye)
        .invert();
      // The lamps keep their places in the room, so that shadows do not move with the camera.
      const [hemisphere, lamps] = parted(
        lights(light, { key: fromDegrees(light.keyFromDeg), target: [0, 0, 0] }),
      );
      room.add(...lamps);
      stage.add(room, ...hemisphere);
      const picture = draw(stage, { ...camera, headOffsetCm: [0, 0] }, light);
      for (const lamp of lamps) if (lamp instanceof three.DirectionalLight) lamp.dispose();
      const pixels = picture.getContext('2d')?.getImageData(0, 0, picture.width, picture.height);
      if (!pixels) throw new Error('the picture cannot be read back');
      if (noise) addNoise(pixels.data, noise.deviation, noise.seed);
      return { pixels, truth: footTruth(footUpTo(upTo), camera) };
    },
  };
}

const isEverywhere = (light: three.Object3D): boolean => light instanceof three.HemisphereLight;

/** The ambient light and the lamps. */
function parted(
  all: readonly three.Object3D[],
): readonly [readonly three.Object3D[], readonly three.Object3D[]] {
  return [all.filter(isEverywhere), all.filter((light) => !isEverywhere(light))];
}

/** The matrix of a map that moves, turns and mirrors. */
function matrixOf(map: (point: readonly [number, number, number]) => readonly [number, number, number]) {
  const origin = new three.Vector3(...map([0, 0, 0]));
  const axis = (...point: [number, number, number]) => new three.Vector3(...map(point)).sub(origin);
  return new three.Matrix4().makeBasis(axis(1, 0, 0), axis(0, 1, 0), axis(0, 0, 1)).setPosition(origin);
}

const FLOOR_PX = 512;
const FLOOR_CM = 220;

/** Boards along z, with grain and knots. */
function floorObject(): three.Mesh {
  const bytes = new Uint8Array(4 * FLOOR_PX * FLOOR_PX);
  for (let at = 0; at < FLOOR_PX * FLOOR_PX; at += 1) {
    const [x, z] = [
      ((at % FLOOR_PX) / FLOOR_PX) * FLOOR_CM,
      (Math.floor(at / FLOOR_PX) / FLOOR_PX) * FLOOR_CM,
    ];
    const board = Math.floor(x / 12);
    const grain =
      noiseAt([x * 2.2, board * 9, z * 0.25], 1, 3) + 0.6 * noiseAt([x, board * 5, z * 0.8], 0.5, 4);
    const gap = x % 12 < 0.45 ? 0.45 : 1;
    const shade = gap * (1 + 0.55 * grain + 0.12 * Math.sin(board * 12.9));
    bytes.set([150 * shade, 112 * shade, 76 * shade, 255], 4 * at);
  }
  const texture = new three.DataTexture(bytes, FLOOR_PX, FLOOR_PX);
  texture.colorSpace = three.SRGBColorSpace;
  texture.generateMipmaps = true;
  texture.minFilter = three.LinearMipmapLinearFilter;
  texture.magFilter = three.LinearFilter;
  texture.needsUpdate = true;
  const floor = new three.Mesh(
    new three.PlaneGeometry(FLOOR_CM, FLOOR_CM).rotateX(-Math.PI / 2),
    new three.MeshStandardMaterial({ map: texture, roughness: 0.8 }),
  );
  floor.receiveShadow = true;
  return floor;
}

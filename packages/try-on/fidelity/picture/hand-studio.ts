import * as three from 'three';
import { times } from '../../src/geometry/vectors.ts';
import type { ArticulationName } from '../hand/articulation.ts';
import type { HandBuildName } from '../hand/build.ts';
import { buildHand } from '../hand/hand.ts';
import type { Hand } from '../hand/hand.ts';
import { BARE } from '../hand/hand-wear.ts';
import type { HandWear } from '../hand/hand-wear.ts';
import { handColours } from '../hand/hand-skin.ts';
import { COMPLEXIONS } from '../head/complexion.ts';
import type { Tone } from '../head/complexion.ts';
import { createDraw, fromDegrees, lights, remembered } from './drawing.ts';
import type { HandScene } from './hand-scene.ts';
import { HAND_PIVOT, handInCamera, handTruth } from './hand-truth.ts';
import type { HandTruth } from './hand-truth.ts';
import { wearObject } from './hand-wear-object.ts';
import { geometryOf, skinMaterial, solid } from './head-objects.ts';
import { addNoise } from './noisy.ts';

type Made = { readonly name: ArticulationName; readonly build: HandBuildName };
type Drawing = { readonly picture: OffscreenCanvas; readonly truth: HandTruth };
export type HandStudio = { readonly draw: (scene: HandScene) => Drawing };

/** Draws hands. It keeps one renderer and every hand that it has built. */
export function openHandStudio(): HandStudio {
  const draw = createDraw();
  const handOf = remembered(({ name, build }: Made) => buildHand(name, build));
  const objectOf = remembered(({ made, tone }: { made: Made; tone: Tone }) => handObject(handOf(made), tone));
  const wornOf = remembered(({ made, wears }: { made: Made; wears: HandWear }) =>
    wearObject(handOf(made), wears),
  );
  return {
    draw: (scene) => {
      const { articulation, build = 'usual', tone, camera, light, noise, wears = BARE } = scene;
      const made = { name: articulation, build };
      const dressed = new three.Group();
      dressed.add(objectOf({ made, tone }), wornOf({ made, wears }));
      const stage = stageFor(scene, dressed);
      const picture = draw(stage, camera, light);
      if (noise) makeNoisy(picture, noise);
      return { picture, truth: handTruth(handOf(made), scene) };
    },
  };
}

function makeNoisy(
  picture: OffscreenCanvas,
  { deviation, seed }: { readonly deviation: number; readonly seed: number },
): void {
  const context = picture.getContext('2d');
  const pixels = context?.getImageData(0, 0, picture.width, picture.height);
  if (!context || !pixels) throw new Error('the picture cannot be read back');
  addNoise(pixels.data, deviation, seed);
  context.putImageData(pixels, 0, 0);
}

function handObject(hand: Hand, tone: Tone): three.Group {
  const complexion = COMPLEXIONS[tone];
  const group = new three.Group();
  group.add(
    solid(geometryOf(hand.skin, handColours(hand, complexion), hand.skin.normals), skinMaterial(complexion)),
  );
  return group;
}

function stageFor(scene: HandScene, hand: three.Group): three.Scene {
  const stage = new three.Scene();
  stage.background = new three.Color(scene.light.background);
  const { point, rotation } = handInCamera(scene);
  stage.add(...lights(scene.light, { key: fromDegrees(scene.light.keyFromDeg), target: point(HAND_PIVOT) }));
  if (scene.subject === 'nobody') return stage;
  const [[a, b, c], [d, e, f], [g, h, i]] = rotation;
  const [x, y, z] = point(HAND_PIVOT);
  hand.matrixAutoUpdate = false;
  hand.matrix
    .set(a, b, c, x, d, e, f, y, g, h, i, z, 0, 0, 0, 1)
    .multiply(new three.Matrix4().makeScale(scene.side === 'right' ? 1 : -1, 1, 1))
    .multiply(new three.Matrix4().makeTranslation(...times(HAND_PIVOT, -1)));
  stage.add(hand);
  return stage;
}

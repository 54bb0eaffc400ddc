import * as three from 'three';
import { scale } from '../geometry/point.ts';
import type { ArticulationName } from '../hand/articulation.ts';
import { buildHand } from '../hand/hand.ts';
import type { Hand } from '../hand/hand.ts';
import { handColours } from '../hand/hand-skin.ts';
import { COMPLEXIONS } from '../head/complexion.ts';
import type { Tone } from '../head/complexion.ts';
import { createDraw, fromDegrees, lights, remembered } from './drawing.ts';
import type { HandScene } from './hand-scene.ts';
import { HAND_PIVOT, handInCamera, handTruth } from './hand-truth.ts';
import type { HandTruth } from './hand-truth.ts';
import { geometryOf, skinMaterial, solid } from './head-objects.ts';
import { addNoise } from './noisy.ts';

type Drawing = { readonly picture: OffscreenCanvas; readonly truth: HandTruth };
export type HandStudio = { readonly draw: (scene: HandScene) => Drawing };

/** A place where hands are drawn; keeps one renderer, and every hand it has built. */
export function openHandStudio(): HandStudio {
  const draw = createDraw();
  const handOf = remembered((name: ArticulationName) => buildHand(name));
  const objectOf = remembered(({ name, tone }: { name: ArticulationName; tone: Tone }) =>
    handObject(handOf(name), tone),
  );
  return {
    draw: (scene) => {
      const { articulation, tone, camera, light, noise } = scene;
      const stage = stageFor(scene, objectOf({ name: articulation, tone }));
      const picture = draw(stage, camera, light);
      if (noise) makeNoisy(picture, noise);
      return { picture, truth: handTruth(handOf(articulation), scene) };
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
    .multiply(new three.Matrix4().makeTranslation(...scale(HAND_PIVOT, -1)));
  stage.add(hand);
  return stage;
}

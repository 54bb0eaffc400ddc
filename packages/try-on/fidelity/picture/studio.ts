import * as three from 'three';
import type { Mesh } from '../geometry/mesh.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { direction, plus, times } from '../../src/geometry/vectors.ts';
import { COMPLEXIONS } from '../head/complexion.ts';
import { GAZE } from '../head/eyes.ts';
import { clothes } from '../head/clothes.ts';
import { buildHead } from '../head/head.ts';
import type { Head } from '../head/head.ts';
import type { HeadShape } from '../head/head-shape.ts';
import { createDraw, fromDegrees, lights, remembered } from './drawing.ts';
import { hangingHair } from '../head/hanging-hair.ts';
import { bodyObject, HANGING, hangingObject, headObject } from './head-objects.ts';
import type { DrawnHeadPose, HeadScene } from './head-scene.ts';
import { PIVOT, rotated, rotationOf, translationOf, truthOf } from './head-truth.ts';
import type { HeadTruth, RotationRows } from './head-truth.ts';

type Drawing = { readonly picture: OffscreenCanvas; readonly truth: HeadTruth };
export type Studio = {
  readonly draw: (scene: HeadScene) => Drawing;
  /** A mask of the hanging hair in the scene: white where it shows, black elsewhere. */
  readonly drawHanging: (scene: HeadScene) => OffscreenCanvas;
};

const BODY_FOLLOWS = 0.6;

/** Draws heads. It keeps one renderer and every head that it has built. */
export function openStudio(canonical: Mesh): Studio {
  const draw = createDraw();
  const headOf = remembered((shape: HeadShape) => buildHead(canonical, shape));
  const body = bodyObject(clothes());
  const objectOf = remembered(({ shape, tone, surface = 'skin', hairColour, hanging }: Appearance) => {
    const complexion = { ...COMPLEXIONS[tone], ...(hairColour && { hair: hairColour }) };
    const object = headObject(headOf(shape), complexion, surface);
    if (hanging) object.add(hangingObject(hangingHair(hanging), { shape, colour: complexion.hair }));
    return object;
  });
  const staged = (scene: HeadScene): three.Scene => {
    const { shape, tone, surface, hairColour, hanging } = scene;
    const object = objectOf({
      shape,
      tone,
      ...(surface && { surface }),
      ...(hairColour && { hairColour }),
      ...(hanging && { hanging }),
    });
    return stageFor(scene, { body, object, built: headOf(shape) });
  };
  return {
    draw: (scene) => ({
      picture: draw(staged(scene), scene.camera, scene.light),
      truth: truthOf(headOf(scene.shape).truth, scene),
    }),
    drawHanging: (scene) => {
      const stage = staged(scene);
      const restore = onlyHanging(stage);
      const picture = draw(stage, scene.camera, { ...scene.light, exposure: 1, pictureGain: 1 });
      restore();
      return picture;
    },
  };
}

type Appearance = Pick<HeadScene, 'shape' | 'tone' | 'surface' | 'hairColour' | 'hanging'>;

/** Makes hanging hair white and everything else black, and returns the function that undoes it. */
function onlyHanging(stage: three.Scene): () => void {
  const white = new three.MeshBasicMaterial({ color: 0xffffff, side: three.DoubleSide });
  const black = new three.MeshBasicMaterial({ color: 0x000000, side: three.DoubleSide });
  const were: (() => void)[] = [];
  stage.background = new three.Color(0x000000);
  stage.traverse((part) => {
    if (!(part instanceof three.Mesh)) return;
    const { material } = part;
    part.material = part.name === HANGING ? white : black;
    were.push(() => {
      part.material = material;
    });
  });
  return () => {
    for (const restore of were) restore();
  };
}

type Person = { readonly body: three.Group; readonly object: three.Group; readonly built: Head };

function stageFor(scene: HeadScene, { body, object, built }: Person): three.Scene {
  const stage = new three.Scene();
  stage.background = new three.Color(scene.light.background);
  const [rotation, translation] = [rotationOf(scene.pose), translationOf(scene)];
  const pivot = plus(rotated(rotation, PIVOT), translation);
  const key = fromDegrees(scene.light.keyFromDeg);
  stage.add(...lights(scene.light, { key, target: pivot }));
  if (scene.subject === 'nobody') return stage;
  place(body, rotationOf(shareOf(scene.pose, BODY_FOLLOWS)), pivot);
  stage.add(body);
  if (scene.subject === 'shoulders') return stage;
  place(object, rotation, pivot);
  stage.add(object, ...catchlights(built, { rotation, translation, key }));
  return stage;
}

function shareOf({ yawDeg, pitchDeg, rollDeg }: DrawnHeadPose, share: number): DrawnHeadPose {
  return { yawDeg: yawDeg * share, pitchDeg: pitchDeg * share, rollDeg: rollDeg * share };
}

/** Turns a group about the top of the neck and puts that point at `pivot`. */
function place(group: three.Group, rotation: RotationRows, pivot: Vector): void {
  const [[a, b, c], [d, e, f], [g, h, i]] = rotation;
  const [x, y, z] = plus(pivot, times(rotated(rotation, PIVOT), -1));
  group.matrixAutoUpdate = false;
  group.matrix.set(a, b, c, x, d, e, f, y, g, h, i, z, 0, 0, 0, 1);
}

const CATCHLIGHT = new three.CircleGeometry(0.075, 20);
const CATCHLIGHT_PAINT = new three.MeshBasicMaterial({ color: 0xffffff });
const CORNEA_RADIUS_CM = 1.275;
/** The cornea mirrors only light that comes from within this angle of the direction of the eye. */
const MIRRORS_WITHIN_COS = Math.cos((38 * Math.PI) / 180);

/** The reflections of the main light in both eyes: small bright discs where the cornea mirrors it to the camera. */
function catchlights(
  head: Head,
  from: { readonly rotation: RotationRows; readonly translation: Vector; readonly key: Vector },
): readonly three.Object3D[] {
  const gaze = rotated(from.rotation, GAZE);
  return [head.eyeCentres.right, head.eyeCentres.left].flatMap((centre) => {
    const eye = plus(rotated(from.rotation, centre), from.translation);
    const halfway = direction(plus(from.key, direction(times(eye, -1))));
    if (gaze[0] * halfway[0] + gaze[1] * halfway[1] + gaze[2] * halfway[2] < MIRRORS_WITHIN_COS) return [];
    const disc = new three.Mesh(CATCHLIGHT, CATCHLIGHT_PAINT);
    disc.position.set(...plus(eye, times(halfway, CORNEA_RADIUS_CM)));
    disc.lookAt(0, 0, 0);
    return [disc];
  });
}

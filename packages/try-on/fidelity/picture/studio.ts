import * as three from 'three';
import type { Mesh } from '../geometry/mesh.ts';
import { add, scale, unit } from '../geometry/point.ts';
import type { Point3 } from '../geometry/point.ts';
import { COMPLEXIONS } from '../head/complexion.ts';
import type { Tone } from '../head/complexion.ts';
import { GAZE } from '../head/eyes.ts';
import { clothes } from '../head/clothes.ts';
import { buildHead } from '../head/head.ts';
import type { Head } from '../head/head.ts';
import type { HeadShape } from '../head/head-shape.ts';
import { bodyObject, headObject } from './head-objects.ts';
import type { HeadPose, HeadScene, SceneLight } from './head-scene.ts';
import { PIVOT, rotated, rotationOf, translationOf, truthOf } from './head-truth.ts';
import type { HeadTruth, Rotation } from './head-truth.ts';

type Drawing = { readonly picture: OffscreenCanvas; readonly truth: HeadTruth };
export type Studio = { readonly draw: (scene: HeadScene) => Drawing };

/** Drawn larger by this factor and shrunk, so that hair and lashes come out soft. */
const OVERSAMPLING = 2;
const BODY_FOLLOWS = 0.6;
const SHADOW_MAP_PX = 1024;

/** A place where heads are drawn; keeps one renderer, and every head it has built. */
export function openStudio(canonical: Mesh): Studio {
  const renderer = new three.WebGLRenderer({ canvas: new OffscreenCanvas(1, 1), antialias: false });
  renderer.toneMapping = three.ACESFilmicToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = three.PCFShadowMap;
  const headOf = remembered((shape: HeadShape) => buildHead(canonical, shape));
  const body = bodyObject(clothes());
  const objectOf = remembered(({ shape, tone }: { shape: HeadShape; tone: Tone }) =>
    headObject(headOf(shape), COMPLEXIONS[tone]),
  );
  return {
    draw: (scene) => {
      const { widthPx, heightPx, fovDeg } = scene.camera;
      const head = headOf(scene.shape);
      const stage = stageFor(scene, {
        body,
        object: objectOf({ shape: scene.shape, tone: scene.tone }),
        built: head,
      });
      renderer.setSize(widthPx * OVERSAMPLING, heightPx * OVERSAMPLING, false);
      renderer.render(stage, new three.PerspectiveCamera(fovDeg, widthPx / heightPx, 5, 500));
      for (const light of stage.children) if (light instanceof three.DirectionalLight) light.dispose();
      return { picture: shrunk(renderer.domElement, scene), truth: truthOf(head.truth, scene) };
    },
  };
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const name = JSON.stringify(key);
    const value = made.get(name) ?? make(key);
    made.set(name, value);
    return value;
  };
}

type Person = { readonly body: three.Group; readonly object: three.Group; readonly built: Head };

function stageFor(scene: HeadScene, { body, object, built }: Person): three.Scene {
  const stage = new three.Scene();
  stage.background = new three.Color(scene.light.background);
  const [rotation, translation] = [rotationOf(scene.pose), translationOf(scene)];
  const pivot = add(rotated(rotation, PIVOT), translation);
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

function shareOf({ yawDeg, pitchDeg, rollDeg }: HeadPose, share: number): HeadPose {
  return { yawDeg: yawDeg * share, pitchDeg: pitchDeg * share, rollDeg: rollDeg * share };
}

/** Turns a group about the top of the neck and puts that point at `pivot`. */
function place(group: three.Group, rotation: Rotation, pivot: Point3): void {
  const [[a, b, c], [d, e, f], [g, h, i]] = rotation;
  const [x, y, z] = add(pivot, scale(rotated(rotation, PIVOT), -1));
  group.matrixAutoUpdate = false;
  group.matrix.set(a, b, c, x, d, e, f, y, g, h, i, z, 0, 0, 0, 1);
}

function fromDegrees([right, above]: readonly [number, number]): Point3 {
  const [azimuth, elevation] = [(right * Math.PI) / 180, (above * Math.PI) / 180];
  return [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ];
}

function lights(
  light: SceneLight,
  { key, target }: { key: Point3; target: Point3 },
): readonly three.Object3D[] {
  const warm = new three.Color(1, 0.93 - 0.12 * light.warmth, 0.86 - 0.3 * light.warmth);
  const main = new three.DirectionalLight(warm, 2.5 * light.strength);
  main.position.set(...add(target, scale(key, 75)));
  main.target.position.set(...target);
  main.castShadow = true;
  main.shadow.mapSize.set(SHADOW_MAP_PX, SHADOW_MAP_PX);
  Object.assign(main.shadow.camera, { left: -24, right: 24, top: 26, bottom: -22, near: 1, far: 200 });
  main.shadow.bias = -0.002;
  main.shadow.normalBias = 0.12;
  const fill = new three.DirectionalLight(0xeef4ff, 0.8 * light.strength);
  fill.position.set(...add(target, [48 * -Math.sign(key[0] || -1), 8, 40]));
  fill.target.position.set(...target);
  return [
    main,
    main.target,
    fill,
    fill.target,
    new three.HemisphereLight(0xffffff, 0x998877, 1.25 * light.strength),
  ];
}

const CATCHLIGHT = new three.CircleGeometry(0.075, 20);
const CATCHLIGHT_PAINT = new three.MeshBasicMaterial({ color: 0xffffff });
const CORNEA_RADIUS_CM = 1.275;
/** The cornea only mirrors the light when it comes from within this angle of where the eye looks. */
const MIRRORS_WITHIN_COS = Math.cos((38 * Math.PI) / 180);

/** The reflections of the main light in both eyes: small bright discs where the cornea mirrors it to the camera. */
function catchlights(
  head: Head,
  from: { readonly rotation: Rotation; readonly translation: Point3; readonly key: Point3 },
): readonly three.Object3D[] {
  const gaze = rotated(from.rotation, GAZE);
  return [head.eyeCentres.right, head.eyeCentres.left].flatMap((centre) => {
    const eye = add(rotated(from.rotation, centre), from.translation);
    const halfway = unit(add(from.key, unit(scale(eye, -1))));
    if (gaze[0] * halfway[0] + gaze[1] * halfway[1] + gaze[2] * halfway[2] < MIRRORS_WITHIN_COS) return [];
    const disc = new three.Mesh(CATCHLIGHT, CATCHLIGHT_PAINT);
    disc.position.set(...add(eye, scale(halfway, CORNEA_RADIUS_CM)));
    disc.lookAt(0, 0, 0);
    return [disc];
  });
}

function shrunk(drawn: CanvasImageSource, { camera, light }: HeadScene): OffscreenCanvas {
  const picture = new OffscreenCanvas(camera.widthPx, camera.heightPx);
  const context = picture.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2D context');
  context.imageSmoothingQuality = 'high';
  context.filter = light.pictureGain === 1 ? 'none' : `brightness(${light.pictureGain})`;
  context.drawImage(drawn, 0, 0, camera.widthPx, camera.heightPx);
  return picture;
}

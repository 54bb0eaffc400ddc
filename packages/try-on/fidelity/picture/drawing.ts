/** What every drawn picture uses: the renderer, the light, and the reduction in size. */
import * as three from 'three';
import type { Vector } from '../../src/geometry/rotation.ts';
import { plus, times } from '../../src/geometry/vectors.ts';
import type { SceneCamera, SceneLight } from './head-scene.ts';

/** The picture is drawn larger by this factor and then reduced, so that hair and lashes are soft. */
const OVERSAMPLING = 2;
const SHADOW_MAP_PX = 1024;

/** Draws one stage as a camera at the origin sees it. */
export type Draw = (stage: three.Scene, camera: SceneCamera, light: SceneLight) => OffscreenCanvas;

export function createDraw(): Draw {
  const renderer = new three.WebGLRenderer({ canvas: new OffscreenCanvas(1, 1), antialias: false });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = three.PCFShadowMap;
  return (stage, camera, light) => {
    const { widthPx, heightPx, fovDeg } = camera;
    const { exposure } = light;
    renderer.toneMapping = exposure === undefined ? three.ACESFilmicToneMapping : three.LinearToneMapping;
    renderer.toneMappingExposure = exposure ?? 1;
    renderer.setSize(widthPx * OVERSAMPLING, heightPx * OVERSAMPLING, false);
    renderer.render(stage, new three.PerspectiveCamera(fovDeg, widthPx / heightPx, 5, 500));
    for (const lamp of stage.children) if (lamp instanceof three.DirectionalLight) lamp.dispose();
    return shrunk(renderer.domElement, { camera, light });
  };
}

export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const name = JSON.stringify(key);
    const value = made.get(name) ?? make(key);
    made.set(name, value);
    return value;
  };
}

export function fromDegrees([right, above]: readonly [number, number]): Vector {
  const [azimuth, elevation] = [(right * Math.PI) / 180, (above * Math.PI) / 180];
  return [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ];
}

export function lights(
  light: SceneLight,
  { key, target }: { key: Vector; target: Vector },
): readonly three.Object3D[] {
  const warm = new three.Color(1, 0.93 - 0.12 * light.warmth, 0.86 - 0.3 * light.warmth);
  const main = new three.DirectionalLight(warm, 2.5 * light.strength);
  main.position.set(...plus(target, times(key, 75)));
  main.target.position.set(...target);
  main.castShadow = true;
  main.shadow.mapSize.set(SHADOW_MAP_PX, SHADOW_MAP_PX);
  Object.assign(main.shadow.camera, { left: -24, right: 24, top: 26, bottom: -22, near: 1, far: 200 });
  main.shadow.bias = -0.002;
  main.shadow.normalBias = 0.12;
  const fill = new three.DirectionalLight(0xeef4ff, 0.8 * light.strength);
  fill.position.set(...plus(target, [48 * -Math.sign(key[0] || -1), 8, 40]));
  fill.target.position.set(...target);
  return [
    main,
    main.target,
    fill,
    fill.target,
    new three.HemisphereLight(0xffffff, 0x998877, 1.25 * light.strength),
  ];
}

function shrunk(
  drawn: CanvasImageSource,
  { camera, light }: { readonly camera: SceneCamera; readonly light: SceneLight },
): OffscreenCanvas {
  const picture = new OffscreenCanvas(camera.widthPx, camera.heightPx);
  const context = picture.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2D context');
  context.imageSmoothingQuality = 'high';
  context.filter = light.pictureGain === 1 ? 'none' : `brightness(${light.pictureGain})`;
  context.drawImage(drawn, 0, 0, camera.widthPx, camera.heightPx);
  return picture;
}

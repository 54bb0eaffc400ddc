import { BoxGeometry, Group, Mesh } from 'three';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { expect, it } from 'vitest';
import { aHand } from '../../pose/a-hand.ts';
import { cameraModel } from '../../pose/camera-model.ts';
import { accepted } from '@vitrine/domain/result';
import type { Frame } from '../../scene/frame.ts';
import type { Surroundings } from '../kind.ts';
import { RINGS } from './rings.ts';

/** A model that is nothing but a box with a hole of its own size. */
function aModel(): GLTF {
  const scene = new Group();
  scene.add(new Mesh(new BoxGeometry(0.02, 0.004, 0.02)));
  scene.userData = { innerDiameterMm: 17 };
  return { scene } as unknown as GLTF; // oxlint-disable-line typescript/no-unsafe-type-assertion -- a test double
}

const none = () => Promise.resolve(undefined);

function surroundings(): Surroundings {
  const pictureScene = { light: () => {}, compile: none, rehearse: () => {} };
  const parts = {
    pictureScene,
    group: new Group(),
    models: { load: () => Promise.resolve(accepted(aModel())) },
  };
  return { ...parts, head: none, json: none } as unknown as Surroundings; // oxlint-disable-line typescript/no-unsafe-type-assertion -- a test double
}

const camera = cameraModel('live', 640, 480);
const open = aHand({ pxPerCm: 18, wrist: [320, 400] });

/** The palm, with the ring finger folded over its first bone. */
function folded() {
  const hand = { ...open, rightness: 0.02, landmarks: open.landmarks.slice() };
  hand.landmarks[3 * 15 + 1] = (open.landmarks[3 * 13 + 1] ?? 0) - 5;
  return hand;
}

const frame = (hand: typeof open): Frame =>
  ({ detection: { hands: [hand], luminance: {} }, camera, atMs: 0, motion: 'still' }) as unknown as Frame; // oxlint-disable-line typescript/no-unsafe-type-assertion -- a test double

it('[R1.006] says so when the hand hides a ring that is worn, and nothing when none is', async () => {
  const wearing = await RINGS.open(surroundings());
  const hintIn = (hand: typeof open) => {
    wearing?.reset?.();
    expect(wearing?.place(frame(hand))).toBe(true);
    return wearing?.hint?.();
  };
  expect(hintIn(folded())).toBeUndefined();
  await wearing?.wear(
    [{ type: 'rings', modelUrl: '/ring.glb', finger: 'ring' }],
    new AbortController().signal,
  );
  expect(hintIn(open)).toBeUndefined();
  expect(hintIn(folded())).toBe('ring-hidden');
});

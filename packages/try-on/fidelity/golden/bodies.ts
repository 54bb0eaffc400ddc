import type { Browser } from 'playwright-core';
import type { DetectedFeet } from '../../src/tracking/detected-feet.ts';
import { placedAt } from '../judge-feet.ts';
import { openFootStudio } from '../runner/foot-studio.ts';
import { openHandStudio } from '../runner/hand-studio.ts';
import { openHeadStudio } from '../runner/head-studio.ts';
import type { GoldenScene } from './golden-scenes.ts';

type Body = { readonly png: Buffer; readonly feet?: DetectedFeet };

/** Draws each body once: types that are worn on the same one share its picture. */
export async function openBodies(browser: Browser) {
  const [heads, hands, feet] = await Promise.all([
    openHeadStudio(browser),
    openHandStudio(browser),
    openFootStudio(browser),
  ]);
  const drawn = new Map<string, Promise<Body>>();
  const drawNew = async ({ drawn: what, scene }: GoldenScene): Promise<Body> => {
    if (what === 'head') return heads.drawPng(scene);
    if (what === 'hand') return hands.drawPng(scene);
    const { png, truth } = await feet.drawPng(scene);
    return { png, feet: placedAt(truth, scene.camera.lookDownDeg) };
  };
  return {
    draw: async (body: GoldenScene): Promise<Body> => {
      const key = JSON.stringify(body);
      const picture = drawn.get(key) ?? drawNew(body);
      drawn.set(key, picture);
      return picture;
    },
    close: async () => Promise.all([heads.close(), hands.close(), feet.close()]),
  };
}

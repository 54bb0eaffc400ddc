import type { Texture } from '../model.ts';
import { normalsFrom, once, valueNoise } from './pixels.ts';

/** Short brushed pile: fine along the stroke, finer across it. */
export const brushedVelvet = (): Promise<Texture> =>
  once('velvet', () => {
    const [pile, nap, stroke] = [valueNoise(91, 170), valueNoise(92, 84), valueNoise(93, 12)];
    const heightAt = (x: number, y: number): number =>
      pile(x * 170, y * 170) * 0.5 + nap(x * 84, y * 84) * 0.35 + stroke(x * 12, y * 12) * 0.9;
    return normalsFrom(512, heightAt, 3);
  });

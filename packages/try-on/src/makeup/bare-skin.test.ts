import { describe, expect, it } from 'vitest';
import { luminanceOf } from '../colour/linear-colour.ts';
import { bareLids } from './bare-lids.ts';
import { bareLips } from './bare-lips.ts';
import { EYES, LIP_RINGS } from './contours.ts';

const SKIN = [0.4, 0.24, 0.16] as const;
const WHITE = [0.9, 0.9, 0.9] as const;

const LIGHT = { skin: SKIN, white: WHITE } as const;

function aFaceOf(colour: readonly number[]): Float32Array {
  const colours = new Float32Array(3 * 478);
  for (let k = 0; k < 478; k += 1) colours.set(colour, 3 * k);
  return colours;
}

describe('bare lips', () => {
  it('are as bright as they are, all around', () => {
    const lips = bareLips(aFaceOf([0.3, 0.3, 0.3]), LIGHT);
    expect(lips.mean).toBeCloseTo(0.3, 5);
    for (const around of [0, 0.013, 0.5, 0.987]) expect(lips.at(around)).toBeCloseTo(0.3, 5);
  });

  it('are in a little less light than the face', () => {
    const { white } = bareLips(aFaceOf(SKIN), LIGHT);
    expect(luminanceOf(white)).toBeGreaterThan(0.7);
    expect(luminanceOf(white)).toBeLessThan(0.9);
  });

  it('[R1.006] are in shade where they are much darker than the face, and no further than by half', () => {
    const [lit, shaded, black] = [1, 0.4, 0].map((share) =>
      luminanceOf(bareLips(aFaceOf(SKIN.map((channel) => channel * share)), LIGHT).white),
    );
    expect((shaded ?? NaN) / (lit ?? NaN)).toBeGreaterThan(0.6);
    expect((shaded ?? NaN) / (lit ?? NaN)).toBeLessThan(0.8);
    expect((black ?? NaN) / (lit ?? NaN)).toBeCloseTo(0.5, 5);
  });

  it('[R1.006] are not in shade because they wear a red already', () => {
    const red = aFaceOf([0.34, 0.05, 0.05]);
    expect(bareLips(red, LIGHT).white).toEqual(bareLips(aFaceOf(SKIN), LIGHT).white);
  });

  it('do not take a glint at one point for light on the whole lip', () => {
    const colours = aFaceOf([0.2, 0.2, 0.2]);
    colours.set([1, 1, 1], 3 * (LIP_RINGS[1]?.[5] ?? 0));
    const lips = bareLips(colours, LIGHT);
    expect(lips.at(0.25)).toBeLessThan(0.32);
    expect(lips.at(0.75)).toBeCloseTo(0.2, 5);
  });

  it('go from one brightness to the next without a step', () => {
    const colours = aFaceOf([0.2, 0.2, 0.2]);
    for (const ring of LIP_RINGS)
      for (const index of ring.slice(0, 10)) colours.set([0.1, 0.1, 0.1], 3 * index);
    const { at } = bareLips(colours, LIGHT);
    for (let k = 0; k < 400; k += 1)
      expect(Math.abs(at(k / 400) - at(((k + 1) % 400) / 400))).toBeLessThan(0.004);
  });
});

describe('bare lids', () => {
  it('are in the light of the face where they are a little darker than it', () => {
    const { white } = bareLids(aFaceOf(SKIN.map((channel) => channel * 0.82)), SKIN, WHITE);
    expect(luminanceOf(white)).toBeCloseTo(0.9, 2);
  });

  it('are in the shade of the brows where they are much darker', () => {
    const colours = aFaceOf(SKIN);
    for (const { upper } of EYES)
      for (const index of upper.flat()) colours.set([0.12, 0.07, 0.05], 3 * index);
    expect(luminanceOf(bareLids(colours, SKIN, WHITE).white)).toBeLessThan(0.65);
  });
});

import { describe, expect, it } from 'vitest';
import {
  isModelled,
  isPainted,
  isTryOnType,
  MODELLED_TYPES,
  PAINTED_TYPES,
  TRY_ON_TYPE_NAMES,
  TRY_ON_TYPES,
} from './try-on-types.ts';

const where = (is: (traits: (typeof TRY_ON_TYPES)[keyof typeof TRY_ON_TYPES]) => boolean) =>
  TRY_ON_TYPE_NAMES.filter((type) => is(TRY_ON_TYPES[type]));

describe('the types that can be tried on', () => {
  it('[R1.006, R3.001] are seven, each painted or drawn from a model', () => {
    expect(TRY_ON_TYPE_NAMES).toHaveLength(7);
    expect([...PAINTED_TYPES, ...MODELLED_TYPES].toSorted()).toEqual([...TRY_ON_TYPE_NAMES].toSorted());
    expect(TRY_ON_TYPE_NAMES.every((type) => isPainted(type) !== isModelled(type))).toBe(true);
    expect(PAINTED_TYPES).toEqual(['lipsticks', 'eyeshadows']);
  });

  it('[R2.087] are compared where they are sneakers or make-up', () => {
    expect(where(({ isComparable }) => isComparable)).toEqual(['sneakers', 'lipsticks', 'eyeshadows']);
  });

  it('[R2.084, R4.008] ask for the size of a wrist where they are worn on one', () => {
    expect(where(({ needsWristSize }) => needsWristSize)).toEqual(['watches']);
    expect(where(({ bodyPart }) => bodyPart === 'wrist')).toEqual(['watches']);
  });

  it('[R2.081, R4.006] are live at a desk but for sneakers', () => {
    expect(where(({ isLiveOnDesktop }) => !isLiveOnDesktop)).toEqual(['sneakers']);
  });

  it('[R4.011] share their consent with the shade finder where they are lipsticks', () => {
    expect(where(({ hasShadeFinder }) => hasShadeFinder)).toEqual(['lipsticks']);
  });

  it('are known by their own names alone', () => {
    for (const value of ['hats', 'toString', '__proto__', '', 7, undefined, null])
      expect(isTryOnType(value)).toBe(false);
  });
});

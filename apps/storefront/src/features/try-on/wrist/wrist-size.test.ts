import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWristSize, typedWristSize, WRIST, wristFigure } from './wrist-size.ts';

const wrist = fc.integer({ min: WRIST.leastMm, max: WRIST.mostMm });

describe('the size of a wrist', () => {
  it('[R3.023] is kept as a decimal string and read back', () => {
    fc.assert(
      fc.property(wrist, (sizeMm) => {
        expect(parseWristSize(String(sizeMm))).toBe(sizeMm);
      }),
    );
  });

  it.each([null, '', '0', '119', '221', '1e2', ' 165', '165mm', '{}'])('is no %j', (stored) => {
    expect(parseWristSize(stored)).toBeUndefined();
  });

  it.each([
    ['16,5', 'cm', 165],
    ['16.5', 'cm', 165],
    [' 17 ', 'cm', 170],
    ['١٦٫٥', 'cm', 165],
    ['１６．５', 'cm', 165],
    ['6.5', 'inches', 165],
    ['7', 'inches', 178],
    ['70', 'cm', undefined],
    ['-16', 'cm', undefined],
    ['sixteen', 'cm', undefined],
  ] as const)('is typed as %j %s and understood as %s mm', (text, unit, sizeMm) => {
    expect(typedWristSize(text, unit)).toBe(sizeMm);
  });

  it('never throws on what is typed, and is a wrist or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const sizeMm = typedWristSize(text, 'cm');
        expect(sizeMm === undefined || (sizeMm >= WRIST.leastMm && sizeMm <= WRIST.mostMm)).toBe(true);
      }),
    );
  });

  it('is said in centimetres to a tenth and in inches to a quarter', () => {
    expect(wristFigure(165, 'cm', 'en-US')).toBe('16.5');
    expect(wristFigure(165, 'cm', 'fr-FR')).toBe('16,5');
    expect(wristFigure(165, 'inches', 'en-US')).toBe('6.5');
  });

  it('is typed as it is said', () => {
    fc.assert(
      fc.property(wrist, (sizeMm) => {
        expect(typedWristSize(wristFigure(sizeMm, 'cm', 'ar-EG'), 'cm')).toBe(sizeMm);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { Finishes } from '../model.ts';
import { repaintsBetween } from './repaint.ts';

const LEATHER: Finishes = {
  leather: { colour: '#101010', roughness: 0.5 },
  gilt: { colour: '#c9a55a', roughness: 0.2, metal: true },
};
const TUBE: Finishes = {
  gloss: { colour: '#e58f8f', roughness: 0.16 },
  clear: {
    colour: '#ffffff',
    roughness: 0.03,
    metal: true,
    glass: { opacity: 0.16, solid: { dispersion: 0 } },
  },
};

describe('repaintsBetween', () => {
  it('paints what is matt', () => {
    const camel = { ...LEATHER, leather: { colour: '#b08050', roughness: 0.5 } };
    expect(repaintsBetween(LEATHER, camel)).toEqual([{ slot: 'leather', from: '#101010', to: '#b08050' }]);
  });

  it('does not paint metal', () => {
    const silver = { ...LEATHER, gilt: { colour: '#d8d8d8', roughness: 0.2, metal: true } };
    expect(repaintsBetween(LEATHER, silver)).toBeUndefined();
  });

  it('does not paint what stands behind glass that bends light', () => {
    const plum = { ...TUBE, gloss: { colour: '#601838', roughness: 0.16 } };
    expect(repaintsBetween(TUBE, plum)).toBeUndefined();
  });
});

import { differenceCiede2000 } from 'culori';
import type { LinearColour } from '../../src/colour/linear-colour.ts';

const difference = differenceCiede2000();

/** How different two colours look: CIEDE2000 with all parametric factors 1. Below 1 nobody sees a difference. */
export const colourDifference = (one: LinearColour, other: LinearColour): number =>
  difference(inLinearRgb(one), inLinearRgb(other));

const inLinearRgb = ([r, g, b]: LinearColour) => ({ mode: 'lrgb', r, g, b }) as const;

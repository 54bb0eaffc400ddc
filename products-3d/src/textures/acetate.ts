import { mix, smoothStep } from '../geometry/numbers.ts';
import type { Texture } from '../model.ts';
import { mixRgb, once, painted, rgb, valueNoise } from './pixels.ts';

interface Marbling {
  readonly name: string;
  readonly dark: string;
  readonly middle: string;
  readonly light: string;
  /** Share of the surface that stays dark, 0 to 1. */
  readonly darkShare: number;
}

/** Marbled cellulose acetate: dark clouds in a warm ground, four octaves of repeating noise. */
export function marbledAcetate({ name, dark, middle, light, darkShare }: Marbling): Promise<Texture> {
  const octaves = [4, 8, 16, 32].map((period, i) => ({
    period,
    weight: 1 / 1.7 ** i,
    noise: valueNoise(31 + i, period),
  }));
  const total = octaves.reduce((sum, octave) => sum + octave.weight, 0);
  return once(name, () =>
    painted([512, 512], (x, y) => {
      const cloud =
        octaves.reduce((sum, { period, weight, noise }) => sum + weight * noise(x * period, y * period), 0) /
        total;
      const warm = mixRgb(rgb(middle), rgb(light), smoothStep(0.5, 0.75, cloud));
      return mixRgb(rgb(dark), warm, smoothStep(darkShare - 0.08, darkShare + 0.08, cloud));
    }),
  );
}

interface LensTint {
  readonly name: string;
  readonly top: string;
  readonly bottom: string;
  readonly topOpacity: number;
  readonly bottomOpacity: number;
}

/** A lens tint that lightens downward: colour with opacity in the alpha channel. */
export function gradientTint(tint: LensTint): Promise<Texture> {
  return once(tint.name, () =>
    painted([8, 128], (_x, y) => {
      const t = smoothStep(0.05, 0.95, y);
      return [
        ...mixRgb(rgb(tint.top), rgb(tint.bottom), t),
        mix(tint.topOpacity, tint.bottomOpacity, t) * 255,
      ];
    }),
  );
}

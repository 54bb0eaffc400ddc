import type { FootCamera, FootScene } from './picture/foot-scene.ts';
import { ROOM } from './scenes.ts';

/** A camera that moves over two feet; what is asked of heel and toe at its end, as shares of the foot's length. */
export type FootClip = {
  readonly name: string;
  readonly frames: readonly FootScene[];
  readonly most: number;
};

/** As one looks down at one's own feet, phone in hand. */
const OWN_FEET: FootCamera = {
  widthPx: 400,
  heightPx: 300,
  fovDeg: 48,
  lookDownDeg: 58,
  roundDeg: 0,
  tipDeg: 0,
  distanceCm: 95,
  asideCm: 0,
  aheadCm: 2,
};

const FRAMES = 5;
const NOISE = 4;

/** A clip whose camera is changed by the share of it that has passed. */
function aClip(name: string, most: number, change: (share: number) => Partial<FootCamera>): FootClip {
  const frames = Array.from({ length: FRAMES + 1 }, (_, frame): FootScene => ({
    tone: 'medium',
    light: { ...ROOM, background: '#8d9499' },
    camera: { ...OWN_FEET, ...change(frame / FRAMES) },
    noise: { deviation: NOISE, seed: frame + 1 },
  }));
  return { name, frames, most };
}

/** Where the picture only turns and grows, a similarity can follow it; where the camera goes elsewhere, only nearly. */
const FLAT = 0.03;
const PARALLAX = 0.1;

export const FOOT_CLIPS: readonly FootClip[] = [
  aClip('held still', 0.01, () => ({})),
  aClip('panned', PARALLAX, (share) => ({ asideCm: 9 * share, aheadCm: 2 - 6 * share })),
  aClip('zoomed', FLAT, (share) => ({ distanceCm: 95 - 18 * share })),
  aClip('turned', FLAT, (share) => ({ tipDeg: 18 * share })),
  aClip('walked round', PARALLAX, (share) => ({ roundDeg: 12 * share })),
  aClip('raised', PARALLAX, (share) => ({ lookDownDeg: 58 + 8 * share })),
];

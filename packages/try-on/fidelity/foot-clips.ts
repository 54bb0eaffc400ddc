import type { FootCamera, FootScene } from './picture/foot-scene.ts';
import { ROOM } from './scenes.ts';

/**
 * A camera that moves over two feet. `most`: how far heel and toe may be off at its end, as a share of the foot's
 * length.
 */
export type FootClip = {
  readonly name: string;
  readonly frames: readonly FootScene[];
  readonly most: number;
};

/** A person looks down at their own feet and holds the phone. */
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

/** A clip. `change` gives the camera for the share of the clip that has passed, 0 to 1. */
function aClip(name: string, most: number, change: (share: number) => Partial<FootCamera>): FootClip {
  const frames = Array.from({ length: FRAMES + 1 }, (_, frame): FootScene => ({
    tone: 'medium',
    light: { ...ROOM, background: '#8d9499' },
    camera: { ...OWN_FEET, ...change(frame / FRAMES) },
    noise: { deviation: NOISE, seed: frame + 1 },
  }));
  return { name, frames, most };
}

/**
 * A similarity follows a picture exactly that only turns and grows. It follows a camera that moves elsewhere only
 * roughly.
 */
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

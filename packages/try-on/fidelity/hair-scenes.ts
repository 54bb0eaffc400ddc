import type { Colour, Tone } from './head/complexion.ts';
import { aScene, ROOM } from './scenes.ts';
import type { NamedScene } from './scenes.ts';

/** Natural hair colours from black to white, in linear red, green and blue. */
const HAIR_COLOURS = {
  black: [0.012, 0.009, 0.008],
  brown: [0.1, 0.05, 0.022],
  red: [0.24, 0.07, 0.02],
  blond: [0.42, 0.27, 0.12],
  grey: [0.36, 0.34, 0.32],
} as const satisfies Readonly<Record<string, Colour>>;

const TONES: readonly Tone[] = ['fair', 'medium', 'deep'];
/** The head is turned so far that a temple shows from hinge to ear. From the front the frame hides it. */
const TURNED = [
  { yawDeg: 27, pitchDeg: 3, rollDeg: 4 },
  { yawDeg: -30, pitchDeg: -3, rollDeg: -5 },
] as const;
const LIGHTS = [
  ROOM,
  { ...ROOM, keyFromDeg: [65, 15], warmth: 1 },
  { ...ROOM, strength: 0.35, background: '#4d4a47' },
  { ...ROOM, background: '#201c18' },
] as const;

/** Every colour of hair once. Skin, turn and light differ from one to the next; the caller says how the hair is cut. */
export function hairScenes(hanging: NamedScene['hanging'], from = 0): readonly NamedScene[] {
  return Object.entries(HAIR_COLOURS).map(([name, hairColour], index) => {
    const tone = TONES[(index + from) % TONES.length] ?? 'medium';
    return aScene(`${name} on ${tone}, ${hanging ?? 'short'}`, {
      tone,
      hairColour,
      pose: TURNED[(index + from) % TURNED.length] ?? TURNED[0],
      light: LIGHTS[(index + from) % LIGHTS.length] ?? ROOM,
      ...(hanging && { hanging }),
    });
  });
}

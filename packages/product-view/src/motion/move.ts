import { NOWHERE, type Orbit } from './orbit.ts';

/** What keys and buttons ask for. */
export type Move = 'turn-left' | 'turn-right' | 'tilt-up' | 'tilt-down' | 'closer' | 'further' | 'home';

/** A twelfth of a turn: a dozen presses show all sides. */
const STEP = Math.PI / 6;
const TILT = Math.PI / 18;
const STOP = 0.5;

/**
 * How far a move goes; undefined for the way home, which depends on where the eye is. The piece turns in the named
 * direction.
 */
export const MOVES: Readonly<Record<Exclude<Move, 'home'>, Orbit>> = {
  'turn-left': { ...NOWHERE, azimuth: STEP },
  'turn-right': { ...NOWHERE, azimuth: -STEP },
  'tilt-up': { ...NOWHERE, elevation: -TILT },
  'tilt-down': { ...NOWHERE, elevation: TILT },
  closer: { ...NOWHERE, stops: STOP },
  further: { ...NOWHERE, stops: -STOP },
};

const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: 'turn-left',
  ArrowRight: 'turn-right',
  ArrowUp: 'tilt-up',
  ArrowDown: 'tilt-down',
  '+': 'closer',
  '=': 'closer',
  '-': 'further',
  '\u2212': 'further',
  _: 'further',
  Home: 'home',
};

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The move of a key. A key with a modifier belongs to the browser. */
export function moveOfKey({ key, ctrlKey, metaKey, altKey }: KeyPress): Move | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
}

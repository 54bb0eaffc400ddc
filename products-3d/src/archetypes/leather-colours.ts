import type { Finish } from '../model.ts';
import { liningSuede, smoothCalf, tumbledCalf } from '../textures/calf-grain.ts';
import { pebbledCalf } from '../textures/leather.ts';
import { HOUSE_COLOUR } from './house-finishes.ts';

interface LeatherColour {
  readonly leather: string;
  /** The painted edge, a shade darker. */
  readonly edge: string;
  readonly thread: string;
}

const LEATHER_COLOURS: Readonly<Record<string, LeatherColour>> = {
  bordeaux: { leather: HOUSE_COLOUR.bordeaux, edge: '#3a0d13', thread: '#97444b' },
  black: { leather: '#161416', edge: '#0b0a0b', thread: '#57514e' },
  green: { leather: HOUSE_COLOUR.green, edge: '#0d2c23', thread: '#4d8270' },
  camel: { leather: HOUSE_COLOUR.camel, edge: '#6d4826', thread: '#e2c398' },
  ivory: { leather: '#ddd5c6', edge: '#b4a791', thread: '#f4eee2' },
  chestnut: { leather: '#5b2f1c', edge: '#33180d', thread: '#a9744c' },
  sand: { leather: '#c3ab8c', edge: '#8d7454', thread: '#e8dac2' },
};

/** Linings are dyed to be found: undyed tan in dark bags, the house green in tan ones. */
const LINING_COLOURS: Readonly<Record<string, string>> = {
  camel: '#34574b',
  sand: '#7d5a40',
  ivory: '#b0895f',
};
const TAN_LINING = '#a9835a';

function tonesOf(colour: string): LeatherColour {
  const tones = LEATHER_COLOURS[colour];
  if (!tones) throw new Error(`Leather is not dyed in ${colour}`);
  return tones;
}

/** What a leather piece is made of: calf in two grains, painted edges, thread and suede lining. */
export interface LeatherDress {
  readonly leather: Finish;
  /** Smooth calf of the same dye: straps, handles, tags. */
  readonly smooth: Finish;
  readonly edge: Finish;
  readonly thread: Finish;
  readonly lining: Finish;
}

/** Tumbled and smooth calf in a colour of the house, with suede inside. */
export async function calfDress(colour: string): Promise<LeatherDress> {
  const tones = tonesOf(colour);
  return {
    leather: {
      colour: tones.leather,
      roughness: 0.46,
      clearcoat: 0.16,
      clearcoatRoughness: 0.34,
      normalTexture: await tumbledCalf(),
      normalScale: 0.5,
    },
    smooth: {
      colour: tones.leather,
      roughness: 0.4,
      clearcoat: 0.2,
      clearcoatRoughness: 0.28,
      normalTexture: await smoothCalf(),
      normalScale: 0.32,
    },
    edge: { colour: tones.edge, roughness: 0.34, clearcoat: 0.3, clearcoatRoughness: 0.2 },
    thread: { colour: tones.thread, roughness: 0.72 },
    lining: {
      colour: LINING_COLOURS[colour] ?? TAN_LINING,
      roughness: 0.95,
      normalTexture: await liningSuede(),
      normalScale: 0.6,
    },
  };
}

/** Pebbled calf in a colour of the house, with its edge paint and thread. */
export async function pebbledLeather(
  colour: string,
): Promise<{ readonly leather: Finish; readonly edge: Finish; readonly thread: Finish }> {
  const tones = tonesOf(colour);
  return {
    leather: {
      colour: tones.leather,
      roughness: 0.44,
      clearcoat: 0.18,
      clearcoatRoughness: 0.3,
      normalTexture: await pebbledCalf(),
      normalScale: 0.55,
      doubleSided: true,
    },
    edge: { colour: tones.edge, roughness: 0.38 },
    thread: { colour: tones.thread, roughness: 0.7 },
  };
}

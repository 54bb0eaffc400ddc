import type { Finish } from '../model.ts';
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
};

/** Pebbled calf in a colour of the house, with its edge paint and thread. */
export async function pebbledLeather(
  colour: string,
): Promise<{ readonly leather: Finish; readonly edge: Finish; readonly thread: Finish }> {
  const tones = LEATHER_COLOURS[colour];
  if (!tones) throw new Error(`Leather is not dyed in ${colour}`);
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

import type { Archetype, Finishes, Part, Texture } from '../../model.ts';
import { courtyardPrint } from '../../textures/prints/courtyard.ts';
import { COURTYARD_INKS } from '../../textures/prints/courtyard-inks.ts';
import { marketPrint } from '../../textures/prints/market.ts';
import { MARKET_INKS } from '../../textures/prints/market-inks.ts';
import { RIBBON_INKS, ribbonPrint } from '../../textures/prints/ribbon.ts';
import { silkTwill } from '../../textures/silk-twill.ts';
import { biasFolded } from './bias-folded.ts';
import { quartered } from './quartered.ts';
import { RIBBON_LENGTH_MM, RIBBON_MM, RIBBON_REPEAT_MM, rolledRibbon } from './rolled-ribbon.ts';
import { silkSheet } from './silk-sheet.ts';

/** One repeat of the twill. */
const TWILL_TILE_MM = 12;
const PRINT_EDGE_PX = 2048;

interface Printed {
  readonly print: (colour: string) => Promise<Texture>;
  /** How much cloth the print's width covers. */
  readonly printMm: number;
  readonly hems: Readonly<Record<string, { readonly ground: string }>>;
  readonly doubleSided: boolean;
}

const printedSilk =
  ({ print, printMm, hems, doubleSided }: Printed) =>
  async (colour: string): Promise<Finishes> => {
    const texture = await print(colour);
    const hem = hems[colour]?.ground ?? '#ffffff';
    return {
      silk: {
        colour: '#ffffff',
        colourTexture: texture,
        roughness: 0.42,
        doubleSided,
        normalTexture: await silkTwill(),
        normalScale: 0.35,
        normalRepeat: printMm / TWILL_TILE_MM,
        sheen: { colour: '#8c8c8c', roughness: 0.35 },
      },
      hem: { colour: hem, roughness: 0.5 },
      ...(doubleSided && { thread: { colour: hem, roughness: 0.65 } }),
    };
  };

interface SilkPiece {
  readonly parts: () => readonly Part[];
  readonly facts: Readonly<Record<string, number>>;
  readonly printed: Printed;
  readonly textureQuality?: number;
}

const silkPiece = ({ parts, facts, printed, textureQuality }: SilkPiece): Archetype => ({
  type: 'silk',
  build: () => ({ parts: parts(), origins: [], facts }),
  finishes: printedSilk(printed),
  textureEdgePx: PRINT_EDGE_PX,
  ...(textureQuality !== undefined && { textureQuality }),
});

/** Cour intérieure: a square of 90 cm folded twice. Origin: middle of the ground, +Z front. */
export const courtyardSquare: Archetype = silkPiece({
  parts: () =>
    silkSheet({
      form: quartered({ edgeMm: 900, layerMm: 3, turnedMm: 118 }),
      edgeMm: 900,
      steps: 196,
    }),
  facts: { edgeMm: 900 },
  printed: { print: courtyardPrint, printMm: 900, hems: COURTYARD_INKS, doubleSided: true },
  // Three prints full of fine lines in one file.
  textureQuality: 68,
});

/** Marché: a square of 45 cm folded along its diagonal. Origin: middle of the ground, +Z front. */
export const marketSquare: Archetype = silkPiece({
  parts: () => silkSheet({ form: biasFolded, edgeMm: 450, steps: 180 }),
  facts: { edgeMm: 450 },
  printed: { print: marketPrint, printMm: 450, hems: MARKET_INKS, doubleSided: true },
});

/** The ribbon, rolled up. Origin: middle of the ground, +Z front. */
export const ribbon: Archetype = silkPiece({
  parts: rolledRibbon,
  facts: { widthMm: RIBBON_MM, lengthMm: Math.round(RIBBON_LENGTH_MM) },
  printed: { print: ribbonPrint, printMm: RIBBON_REPEAT_MM, hems: RIBBON_INKS, doubleSided: false },
});

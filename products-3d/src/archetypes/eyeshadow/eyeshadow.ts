import { at } from '../../geometry/numbers.ts';
import type { Archetype, Finish, Finishes, Shape3d } from '../../model.ts';
import { mirroredRoom } from '../../textures/mirrored-room.ts';
import { pearlyPowder, pearlyShine, type PowderDesign, pressedPowder } from '../../textures/powder.ts';
import { GILT } from '../house-finishes.ts';
import { baseParts, type CompactForm, hingeOf, LID_OPEN_DEG, lidParts, DECK_MM } from './compact.ts';
import { type PanPlace, panParts } from './pans.ts';
import type { Palettes } from './palettes.ts';

interface Pan extends PanPlace {
  readonly design: PowderDesign;
  readonly pearly?: boolean;
}

interface PaletteForm extends CompactForm {
  readonly pans: readonly Pan[];
}

/** One square pan with the initial of the house. */
export const MONO: PaletteForm = {
  widthMm: 50,
  depthMm: 52,
  pans: [
    {
      slot: 'pan1',
      xMm: 0,
      zMm: -1.6,
      widthMm: 36,
      depthMm: 36,
      quarterTurns: 0,
      design: { kind: 'initial' },
    },
  ],
};

export const PEARLY_MONO: PaletteForm = { ...MONO, pans: MONO.pans.map((pan) => ({ ...pan, pearly: true })) };

const HALF = { zMm: -1.6, widthMm: 27, depthMm: 34, design: { kind: 'rays', from: [1.06, 0.5] } } as const;

/** Two pans side by side, their rays meeting between them. */
export const DUO: PaletteForm = {
  widthMm: 72,
  depthMm: 50,
  pans: [
    { ...HALF, slot: 'pan1', xMm: -15, quarterTurns: 0 },
    { ...HALF, slot: 'pan2', xMm: 15, quarterTurns: 2 },
  ],
};

const QUARTER = { widthMm: 27, depthMm: 27, design: { kind: 'rays', from: [1.06, 1.06] } } as const;

/** Four pans, one sunburst over all of them. */
export const QUAD: PaletteForm = {
  widthMm: 72,
  depthMm: 74,
  pans: [
    { ...QUARTER, slot: 'pan1', xMm: -15, zMm: -16.6, quarterTurns: 0 },
    { ...QUARTER, slot: 'pan2', xMm: 15, zMm: -16.6, quarterTurns: 3, pearly: true },
    { ...QUARTER, slot: 'pan3', xMm: -15, zMm: 13.4, quarterTurns: 1 },
    { ...QUARTER, slot: 'pan4', xMm: 15, zMm: 13.4, quarterTurns: 2 },
  ],
};

const build = (form: PaletteForm): Shape3d => ({
  parts: [...baseParts(form), ...form.pans.flatMap((pan) => panParts(pan, DECK_MM)), ...lidParts(form)],
  origins: [{ node: 'Lid', atMm: hingeOf(form) }],
  facts: { widthMm: form.widthMm, depthMm: form.depthMm, pans: form.pans.length, lidOpenDeg: LID_OPEN_DEG },
});

async function powderOf({ design, pearly }: Pan, colour: string): Promise<Finish> {
  return pearly
    ? {
        colour,
        roughness: 0.5,
        normalTexture: await pearlyPowder(design),
        metalRoughTexture: await pearlyShine(),
      }
    : { colour, roughness: 0.82, ior: 1.42, normalTexture: await pressedPowder(design) };
}

async function finishes(name: string, { pans }: PaletteForm, palettes: Palettes): Promise<Finishes> {
  const palette = palettes.find(({ colour }) => colour === name);
  if (!palette) throw new Error(`Palette ${name} is not made`);
  const powders = await Promise.all(
    pans.map(async (pan, i) => [pan.slot, await powderOf(pan, at(palette.powders, i))] as const),
  );
  return {
    lacquer: { colour: '#0b0a0b', roughness: 0.22, clearcoat: 1, clearcoatRoughness: 0.03 },
    metal: GILT,
    mirror: { colour: '#e9eaec', metal: true, roughness: 0.02, onlyStudio: true },
    mirroredRoom: {
      colour: '#101010',
      roughness: 0.06,
      shownTexture: await mirroredRoom(),
      onlyRealTime: true,
    },
    ...Object.fromEntries(powders),
  };
}

/** An eyeshadow palette, lying open. Origin: middle of the ground; `Lid` turns about its own origin, the hinge. */
export const eyeshadow = (form: PaletteForm, palettes: Palettes): Archetype => ({
  type: 'eyeshadow',
  build: () => build(form),
  finishes: (name) => finishes(name, form, palettes),
});

import { createHash } from 'node:crypto';
import type { Archetype, Finishes, Part, Texture } from '../model.ts';
import { sha256 } from './write-glb.ts';

/** Changes with any corner of the parts, their nodes and their slots. */
export function fingerprintOfParts(parts: readonly Part[]): string {
  const hash = createHash('sha256');
  for (const { node, slot, geometry } of parts) {
    hash.update(`${node} ${slot}`);
    const names = Object.keys(geometry.attributes).toSorted();
    const arrays = [...names.map((name) => geometry.getAttribute(name).array), geometry.getIndex()?.array];
    for (const array of arrays) {
      if (array) hash.update(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    }
  }
  return hash.digest('hex');
}

const isTexture = (value: unknown): value is Texture =>
  typeof value === 'object' && value !== null && 'png' in value && Buffer.isBuffer(value.png);

/** Changes with any colour, roughness or pixel of a texture. */
export function fingerprintOfFinishes(finishes: Finishes): string {
  const tidy = Object.keys(finishes)
    .toSorted()
    .map((slot) => [slot, finishes[slot]]);
  return sha256(JSON.stringify(tidy, (_, value: unknown) => (isTexture(value) ? sha256(value.png) : value)));
}

const SHORT = 16;

/** What every look of a product is made from, by its colour: shape and finishes of the fine model. */
export async function fingerprintsOfLooks(
  archetype: Archetype,
  colours: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const shape = fingerprintOfParts(archetype.build('hero').parts);
  const prints = await Promise.all(
    colours.map(async (colour) => {
      const finishes = fingerprintOfFinishes(await archetype.finishes(colour));
      return [colour, sha256(`${shape} ${finishes}`).slice(0, SHORT)] as const;
    }),
  );
  return Object.fromEntries(prints);
}

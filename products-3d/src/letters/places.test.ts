import { describe, expect, it } from 'vitest';
import { ASSORTMENT } from '../assortment.ts';
import { PLACES } from './places.ts';
import { placesOf, readProduct } from './written-places.ts';

/** The largest piece takes a quarter of a minute to be built. */
const BUILDING_MS = 120_000;

describe('the places of letters', () => {
  it.each(Object.keys(PLACES))(
    '[R3.007] are those of the command in the file of %s',
    async (id) => {
      const { view, positions } = (await readProduct(id)).personalisation;
      const written = positions.map(({ code, widthMm, heightMm, onPicture, bentOnPicture, onModel }) => [
        code,
        { widthMm, heightMm, onPicture, ...(bentOnPicture && { bentOnPicture }), onModel },
      ]);
      expect(written).toEqual([...(await placesOf(id, view))]);
    },
    BUILDING_MS,
  );

  it('[R3.007] are known for every piece that is personalised, and for no other', async () => {
    const files = await Promise.all(ASSORTMENT.map(async ({ id }) => ({ id, ...(await readProduct(id)) })));
    const personalised = files.filter((file) => file.personalisation !== undefined).map(({ id }) => id);
    expect(Object.keys(PLACES).toSorted()).toEqual(personalised.toSorted());
  });
});

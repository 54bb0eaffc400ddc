import { writeWhole } from './export/write-glb.ts';
import { PLACES } from './letters/places.ts';
import { fileOfProduct, placesOf, readProduct } from './letters/written-places.ts';

/** Finds where letters stand on the pieces that are personalised, and writes it into the house's files of them. */
async function placeLetters(id: string): Promise<void> {
  const product = await readProduct(id);
  const { personalisation } = product;
  const places = await placesOf(id, personalisation.view);
  const positions = personalisation.positions.map((position) => {
    const place = places.get(position.code);
    if (!place) throw new Error(`${id}: no place is known for the position ${position.code}`);
    const { bentOnPicture: _gone, ...rest } = position;
    return { ...rest, ...place };
  });
  const changed = { ...product, personalisation: { ...personalisation, positions } };
  await writeWhole(fileOfProduct(id), `${JSON.stringify(changed, undefined, 2)}\n`);
  process.stdout.write(`${id}: ${positions.map(({ code }) => code).join(', ')}\n`);
}

const named = process.argv.slice(2);
for (const id of Object.keys(PLACES).filter((one) => named.length === 0 || named.includes(one))) {
  await placeLetters(id);
}

import { setImmediate } from 'node:timers/promises';
import {
  type CoOccurrence,
  createAlike,
  createCoOccurrence,
  neighboursOf,
  type PieceTraits,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import {
  boughtByEach,
  dropOtherNeighbours,
  keepNeighbours,
  readTraits,
  viewedByEach,
} from './neighbour.store.ts';

/**
 * [R7.167] Learns which pieces stand near which, from what customers bought, what those looked at who agreed to it, and what
 * pieces have in common. What is kept tells of pieces alone. Others may work between two pieces.
 */
export async function learnNeighbours({ db }: Pick<ServiceDeps, 'db'>): Promise<void> {
  const pieces = await readPieces(db);
  const shown = new Set(pieces.map(({ id }) => id));
  const evidence = {
    bought: await countTogether(boughtByEach(db), shown),
    viewed: await countTogether(viewedByEach(db), shown),
    alike: createAlike(pieces),
  };
  for (const { id } of pieces) {
    await setImmediate();
    const neighbours = neighboursOf(id, evidence);
    await keepNeighbours(db, id, { neighbours, popularity: evidence.bought.support(id) });
  }
  await dropOtherNeighbours(db, [...shown]);
}

async function readPieces(db: ServiceDeps['db']): Promise<readonly PieceTraits[]> {
  const rows = await readTraits(db);
  return rows.map(({ id, productType, subFamily, materials, categories, colours }) => ({
    id,
    traits: [
      `kind ${productType}`,
      `family ${productType} ${subFamily}`,
      ...materials.map((material) => `material ${material}`),
      ...categories.map((category) => `category ${category}`),
      ...colours.map((colour) => `colour ${colour}`),
    ],
  }));
}

async function countTogether(
  people: AsyncIterable<readonly string[]>,
  shown: ReadonlySet<string>,
): Promise<CoOccurrence> {
  const counted = createCoOccurrence();
  for await (const ids of people) counted.add(ids.filter((id) => shown.has(id)));
  return counted;
}

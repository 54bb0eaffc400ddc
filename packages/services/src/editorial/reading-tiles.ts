import type { ContentTile } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import type { Locale } from '@vitrine/domain';
import { articleTiles } from './magazine-pages.ts';
import { storyTiles } from './page-index.ts';

/** Everything there is to read that stands between pieces, by its kind and name: `story/heure-verte`. */
export type ReadingTiles = ReadonlyMap<string, ContentTile>;

/** Reads them all: a house has a few dozen. */
export async function readReadingTiles(db: Queryable, locale: Locale): Promise<ReadingTiles> {
  const [stories, articles] = await Promise.all([storyTiles(db, locale), articleTiles(db, locale)]);
  return new Map([
    ...[...stories].map(([ref, tile]) => [`story/${ref}`, tile] as const),
    ...[...articles].map(([chunk, tile]) => [`article/${chunk}`, tile] as const),
  ]);
}

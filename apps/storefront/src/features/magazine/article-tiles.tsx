import type { ArticleCard } from '@vitrine/contracts';
import { ContentTiles } from '../../shared/tiles/content-tiles.tsx';

interface ArticleTilesProps {
  readonly articles: readonly ArticleCard[];
  /** The names of the categories by their ids. */
  readonly names: Readonly<Record<string, string>>;
  readonly isLed?: boolean;
}

/** Articles with their pictures. */
export function ArticleTiles({ articles, names, isLed = false }: ArticleTilesProps) {
  const tiles = articles.map(({ title, summary: text, url, language, media, category }) => ({
    title,
    text,
    url,
    language,
    media,
    note: names[category],
  }));
  return <ContentTiles tiles={tiles} isLed={isLed} />;
}

import type { RecordsBody } from '@vitrine/contracts';
import type { Finding } from '../../shared/finding/finding.ts';

export interface FoundCategory {
  readonly name: string;
  readonly url: string;
}

/** What a search found; its pieces as the parts of listings take them. */
export interface FoundRecords extends Pick<RecordsBody, 'correction' | 'articles' | 'answers'> {
  readonly pieces: Finding;
  readonly categories: readonly FoundCategory[];
}

export const isNothing = ({ pieces, categories, articles, answers }: FoundRecords): boolean =>
  pieces.nbHits + categories.length + articles.nbHits + answers.nbHits === 0;

import type { ArticlesBody } from '@vitrine/contracts';
import { type MouseEvent, useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { ArticleTiles } from './article-tiles.tsx';
import styles from './more-articles.module.css';
import { articlesRange, ARTICLES_SHOWN } from './articles-range.ts';

/** Which articles are looked at: those of a category, or of one of its tags; from which page on. */
export interface ArticleChoice {
  readonly category?: string;
  readonly tag?: string;
  /** From 0. */
  readonly page: number;
  /** The path of the page. */
  readonly path: string;
}

interface MoreArticlesProps {
  readonly list: ArticlesBody;
  readonly choice: ArticleChoice;
  readonly names: Readonly<Record<string, string>>;
}

/** [R9.013] The next nine below those that are shown; without scripts, on a page of their own. */
export function MoreArticles({ list, choice: { page, path, ...filter }, names }: MoreArticlesProps) {
  const t = useLabels();
  const [more, setMore] = useState<ArticlesBody['articles']>([]);
  const [isBusy, setIsBusy] = useState(false);
  const next = page + 1 + Math.ceil(more.length / ARTICLES_SHOWN);
  const hasMore = next * ARTICLES_SHOWN < list.total;
  const load = async () => {
    setIsBusy(true);
    const answer = await shopClient().call('getArticles', {
      query: { ...filter, range: articlesRange(next) },
    });
    setIsBusy(false);
    if (answer.ok) setMore([...more, ...answer.value.articles]);
  };
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (!isBusy) void load();
  };
  return (
    <>
      {more.length > 0 && (
        <div className={styles['more']}>
          <ArticleTiles articles={more} names={names} />
        </div>
      )}
      {hasMore && (
        <p className={styles['ask']} aria-busy={isBusy}>
          <Link to={`${path}?page=${next + 1}`} className={buttonClass('outline')} onClick={press}>
            {t('magazine_more')}
          </Link>
        </p>
      )}
    </>
  );
}

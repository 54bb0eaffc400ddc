import type { ArticleCard } from '@vitrine/contracts';
import { useLabels } from '../../shared/page/page.tsx';
import styles from './article-page.module.css';
import { ArticleTiles } from './article-tiles.tsx';

/** [R7.069] The newest of the magazine, below something else; nothing where there are none. */
export function FromMagazine({ articles }: { readonly articles: readonly ArticleCard[] }) {
  const t = useLabels();
  if (articles.length === 0) return undefined;
  return (
    <section className={styles['more']} aria-labelledby="from-magazine">
      <h2 id="from-magazine" className={styles['subtitle']}>
        {t('magazine_from')}
      </h2>
      <ArticleTiles articles={articles} names={{}} />
    </section>
  );
}

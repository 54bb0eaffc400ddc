import type { Article, ArticleCard } from '@vitrine/contracts';
import { CardGrid } from '../../shared/cards/card-grid.tsx';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { PieceInText } from '../../shared/reading/piece-in-text.tsx';
import { Prose } from '../../shared/reading/prose.tsx';
import { HandedOn } from '../../shared/reading/handed-on.tsx';
import { frameOf } from '../../shared/tiles/frame-of.ts';
import styles from './article-page.module.css';
import { ArticleTiles } from './article-tiles.tsx';

interface ArticlePageProps {
  readonly article: Article;
  /** As the locale writes it. */
  readonly day: string;
  /** From the magazine down to the category. */
  readonly trail: readonly { readonly name: string; readonly url: string }[];
  readonly more: readonly ArticleCard[];
  /** The names of the categories by their ids. */
  readonly names: Readonly<Record<string, string>>;
  readonly isDraft?: boolean;
}

/** [R2.035, R9.014] An article, the pieces it speaks of, and three to read after it. */
export function ArticlePage({ article, day, trail, more, names, isDraft = false }: ArticlePageProps) {
  const t = useLabels();
  const { blocks, products, language } = article;
  const shown = new Set(
    blocks.flatMap((block) =>
      block.type === 'pieces' ? block.products.map(({ defaultSkuId }) => defaultSkuId) : [],
    ),
  );
  return (
    <>
      <article className={styles['article']}>
        <Head article={article} day={day} trail={trail} />
        <Prose blocks={blocks} language={language} />
        {!isDraft && <HandedOn title={article.title} />}
      </article>
      <div className={styles['pieces']}>
        <CardGrid
          title={t('magazine_pieces')}
          cards={products.filter(({ defaultSkuId }) => !shown.has(defaultSkuId))}
          as={PieceInText}
        />
      </div>
      {more.length > 0 && (
        <section className={styles['more']} aria-labelledby="article-more">
          <h2 id="article-more" className={styles['subtitle']}>
            {t('reading_more')}
          </h2>
          <ArticleTiles articles={more} names={names} />
        </section>
      )}
    </>
  );
}

function Head({ article, day, trail }: Pick<ArticlePageProps, 'article' | 'day' | 'trail'>) {
  const { title, summary, language, media, publishedOn } = article;
  return (
    <>
      <header className={styles['head']}>
        <p className={styles['note']}>
          {trail.map(({ name, url }) => (
            <Link key={url} to={url} className={styles['crumb']}>
              {name}
            </Link>
          ))}
          <time dateTime={publishedOn}>{day}</time>
        </p>
        <div {...inLanguage(language)}>
          <h1 className={styles['title']}>{typeset(title)}</h1>
          <p className={styles['lead']}>{typeset(summary)}</p>
        </div>
      </header>
      {media && (
        <div className={styles['plate']} data-frame={frameOf(media.view)}>
          <Picture
            media={media}
            alt=""
            sizes="(width >= 72rem) 72rem, 100vw"
            isHero
            className={styles['picture']}
          />
        </div>
      )}
    </>
  );
}

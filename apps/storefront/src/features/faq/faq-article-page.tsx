import type { KnowledgeArticle, KnowledgeTheme } from '@vitrine/contracts';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Breadcrumb } from '../../shared/navigation/breadcrumb.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { ArticleUse } from './article-use.tsx';
import styles from './faq.module.css';

interface FaqArticlePageProps {
  readonly theme: KnowledgeTheme;
  readonly answer: KnowledgeArticle;
  /** The other questions of the theme. */
  readonly others: readonly Pick<KnowledgeArticle, 'title' | 'url'>[];
}

/** [R2.010] One question with its answer, whether it was of use, and what else the theme holds. */
export function FaqArticlePage({ theme, answer, others }: FaqArticlePageProps) {
  const t = useLabels();
  const trail = [
    { name: t('faq_home'), url: '/faq' },
    { name: theme.name, url: theme.url },
  ];
  return (
    <article className={styles['page']}>
      <Breadcrumb trail={trail} current={answer.title} />
      <div className={styles['opening']} {...inLanguage(answer.language)}>
        <h1 className={styles['title']}>{typeset(answer.title)}</h1>
      </div>
      <div className={styles['text']}>
        <p className={styles['paragraph']} {...inLanguage(answer.language)}>
          {typeset(answer.body)}
        </p>
        <ArticleUse key={answer.url} answer={answer} />
        {others.length > 0 && (
          <section className={styles['more']} aria-labelledby="faq-more">
            <h2 id="faq-more" className={styles['heading']}>
              {t('faq_more')}
            </h2>
            <ul className={styles['links']} {...inLanguage(theme.language)}>
              {others.map(({ title, url }) => (
                <li key={url}>
                  <Link to={url} className={styles['link']}>
                    {typeset(title)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  );
}

import type { KnowledgeArticle, KnowledgeTheme } from '@vitrine/contracts';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Breadcrumb } from '../../shared/navigation/breadcrumb.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { ServiceHelp } from '../../shared/page/service-help.tsx';
import styles from './faq.module.css';

interface FaqThemePageProps {
  readonly theme: KnowledgeTheme;
  readonly articles: readonly KnowledgeArticle[];
}

/** [R2.009] The questions of one theme, each with its whole answer. */
export function FaqThemePage({ theme: { name, intro, language }, articles }: FaqThemePageProps) {
  const t = useLabels();
  return (
    <>
      <article className={styles['page']}>
        <Breadcrumb trail={[{ name: t('faq_home'), url: '/faq' }]} current={name} />
        <header className={styles['opening']} {...inLanguage(language)}>
          <h1 className={styles['title']}>{typeset(name)}</h1>
          <p className={styles['lead']}>{typeset(intro)}</p>
        </header>
        <div className={styles['text']}>
          {articles.map((answer) => (
            <section key={answer.url} className={styles['answer']} {...inLanguage(answer.language)}>
              <h2 className={styles['heading']}>
                <Link to={answer.url} className={styles['headingLink']}>
                  {typeset(answer.title)}
                </Link>
              </h2>
              <p className={styles['paragraph']}>{typeset(answer.body)}</p>
            </section>
          ))}
        </div>
      </article>
      <ServiceHelp />
    </>
  );
}

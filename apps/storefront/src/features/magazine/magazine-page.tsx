import type { ArticlesBody, MagazineCategory } from '@vitrine/contracts';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { ArticleTiles } from './article-tiles.tsx';
import styles from './magazine-page.module.css';
import { type ArticleChoice, MoreArticles } from './more-articles.tsx';

interface MenuItem {
  readonly name: string;
  readonly url: string;
  readonly isCurrent: boolean;
}

/** A category with the newest articles of it, on the landing page. */
interface Shelf {
  readonly category: Pick<MagazineCategory, 'name' | 'intro' | 'url' | 'language'>;
  readonly articles: ArticlesBody['articles'];
}

export interface MagazinePageProps {
  readonly title: string;
  readonly lead: string | undefined;
  readonly language: string | undefined;
  readonly menu: readonly MenuItem[];
  readonly tags: readonly MenuItem[];
  readonly list: ArticlesBody;
  readonly choice: ArticleChoice;
  /** The names of the categories by their ids, for the articles of several. */
  readonly names: Readonly<Record<string, string>>;
  readonly shelves: readonly Shelf[];
}

/** [R2.033, R2.034] The magazine, or a category or a tag of it: nine articles, and more when they are asked for. */
export function MagazinePage(page: MagazinePageProps) {
  const { title, lead, language, menu, tags, list, choice, names, shelves } = page;
  return (
    <div className={styles['page']}>
      <header className={styles['head']} {...inLanguage(language)}>
        <h1 className={styles['title']}>{typeset(title)}</h1>
        {lead !== undefined && <p className={styles['lead']}>{typeset(lead)}</p>}
      </header>
      <Menu rows={[menu, tags]} />
      <ArticleTiles articles={list.articles} names={names} isLed />
      <MoreArticles key={JSON.stringify(choice)} list={list} choice={choice} names={names} />
      <Shelves shelves={shelves} />
    </div>
  );
}

/** Rows of lists beside each other: plain links, so they work before any script. */
function Menu({ rows }: { readonly rows: readonly (readonly MenuItem[])[] }) {
  const t = useLabels();
  return (
    <nav className={styles['menu']} aria-label={t('magazine_categories')}>
      {rows.map(
        (row) =>
          row.length > 0 && (
            <ul key={row[0]?.url} className={styles['row']}>
              {row.map(({ name, url, isCurrent }) => (
                <li key={name}>
                  <Link to={url} className={styles['choice']} aria-current={isCurrent ? 'true' : undefined}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ),
      )}
    </nav>
  );
}

/** [R7.098] The table of contents: each category with its newest titles. */
function Shelves({ shelves }: { readonly shelves: readonly Shelf[] }) {
  if (shelves.length === 0) return undefined;
  return (
    <div className={styles['shelves']}>
      {shelves.map(({ category, articles }) => (
        <section key={category.url} className={styles['shelf']} aria-label={category.name}>
          <h2 className={styles['name']} {...inLanguage(category.language)}>
            <Link to={category.url}>{typeset(category.name)}</Link>
          </h2>
          <p className={styles['intro']} {...inLanguage(category.language)}>
            {typeset(category.intro)}
          </p>
          <ul>
            {articles.map(({ url, title, language }) => (
              <li key={url}>
                <Link to={url} className={styles['line']} {...inLanguage(language)}>
                  {typeset(title)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

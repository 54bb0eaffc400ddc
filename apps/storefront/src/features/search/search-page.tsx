import type { RecordsBody } from '@vitrine/contracts';
import { KEYWORD_MAX_LENGTH } from '@vitrine/domain';
import { useEffect } from 'react';
import { FacetBar } from '../../shared/finding/facet-bar.tsx';
import { stateOf } from '../../shared/finding/finding.ts';
import { NothingMatches } from '../../shared/finding/nothing-matches.tsx';
import { PieceResults } from '../../shared/finding/piece-results.tsx';
import { localizedPath } from '../../shared/navigation/page-path.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { ServiceHelp } from '../../shared/page/service-help.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { searchPath } from './finder-options.ts';
import { type FoundCategory, type FoundRecords, isNothing } from './found-records.ts';
import { FoundTexts } from './found-texts.tsx';
import { rememberSearch } from './recent-searches.ts';
import styles from './search-page.module.css';

interface SearchPageProps {
  /** What was searched; empty before the first search. */
  readonly keyword: string;
  readonly found: FoundRecords | undefined;
  /** Where else to begin, where nothing was searched or found. */
  readonly categories: readonly FoundCategory[];
}

/** [R2.067, R7.012] What is found for a keyword: categories, pieces, texts; where nothing is found, the ways on. */
export function SearchPage({ keyword, found, categories }: SearchPageProps) {
  if (found === undefined) return <EmptySearch categories={categories} />;
  const hasChosen = Object.values(stateOf(found.pieces).chosen).some((values) => values.length > 0);
  return isNothing(found) && !hasChosen ? (
    <NothingFound keyword={keyword} found={found} categories={categories} />
  ) : (
    <Results keyword={keyword} found={found} hasChosen={hasChosen} />
  );
}

interface ResultsProps {
  readonly keyword: string;
  readonly found: FoundRecords;
  readonly hasChosen: boolean;
}

function Results({ keyword, found, hasChosen }: ResultsProps) {
  const t = useLabels();
  const { pieces, correction, categories, articles, answers } = found;
  useEffect(() => rememberSearch(keyword), [keyword]);
  return (
    <>
      <header className={styles['head']}>
        <Title lead={t('search_results_for')} keyword={keyword} />
        <CorrectionLink correction={correction} />
        <Categories categories={categories} />
        <output className="visually-hidden">
          {`${t('search_results_for')} ${keyword}: ${t('listing_count', { count: pieces.nbHits })}`}
        </output>
      </header>
      <FacetBar finding={pieces} ownOrder="search_best" />
      {pieces.hits.length > 0 && <PieceResults finding={pieces} heroes={2} />}
      {pieces.hits.length === 0 && hasChosen && <NothingMatches />}
      <FoundTexts title={t('search_articles')} texts={articles.hits} />
      <FoundTexts title={t('search_answers')} texts={answers.hits} />
    </>
  );
}

function NothingFound({ keyword, found, categories }: SearchPageProps & { readonly found: FoundRecords }) {
  const t = useLabels();
  return (
    <>
      <header className={styles['head']}>
        <Title lead={t('search_nothing_title')} keyword={keyword} />
        <output className={styles['text']}>{t('search_nothing_text')}</output>
        <CorrectionLink correction={found.correction} />
        <SearchForm keyword={keyword} />
        <Categories categories={categories} />
      </header>
      <ServiceHelp />
    </>
  );
}

function EmptySearch({ categories }: Pick<SearchPageProps, 'categories'>) {
  const t = useLabels();
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>{t('search_title')}</h1>
      <p className={styles['text']}>{t('search_prompt')}</p>
      <SearchForm keyword="" />
      <Categories categories={categories} />
    </header>
  );
}

/** What was typed keeps its own direction, and its size falls with its length. */
function Title({ lead, keyword }: { readonly lead: string; readonly keyword: string }) {
  return (
    <h1 className={styles['title']} data-long={keyword.length > 40 || undefined}>
      <span className={styles['lead']}>{lead}</span> <bdi className={styles['keyword']}>{keyword}</bdi>
    </h1>
  );
}

function CorrectionLink({ correction }: Pick<RecordsBody, 'correction'>) {
  const t = useLabels();
  if (correction === undefined) return undefined;
  const { keyword, isApplied } = correction;
  return isApplied ? (
    <p className={styles['text']}>{t('search_corrected', { keyword })}</p>
  ) : (
    <Link to={searchPath(keyword)} className={styles['correction']}>
      {t('search_did_you_mean', { keyword })}
    </Link>
  );
}

function Categories({ categories }: Pick<SearchPageProps, 'categories'>) {
  const t = useLabels();
  if (categories.length === 0) return undefined;
  return (
    <nav aria-label={t('search_categories')}>
      <ul className={styles['categories']}>
        {categories.map(({ name, url }) => (
          <li key={url}>
            <Link to={url} className={styles['category']}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SearchForm({ keyword }: Pick<SearchPageProps, 'keyword'>) {
  const t = useLabels();
  const { locale } = usePage();
  return (
    <search className={styles['search']}>
      <form action={localizedPath('/search', locale)} className={styles['form']}>
        <Field
          key={keyword}
          name="q"
          type="search"
          label={t('header_search')}
          defaultValue={keyword}
          maxLength={KEYWORD_MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <Button type="submit">{t('header_search')}</Button>
      </form>
    </search>
  );
}

import type { Facet } from '@vitrine/contracts';
import { type FacetId, LISTING_SORTS, type ListingSort, toggleValue } from '@vitrine/domain';
import { useId } from 'react';
import type { LabelKey } from '../i18n/labels.ts';
import { Link } from '../navigation/link.tsx';
import { useLabels } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import { ChosenValues } from './chosen-values.tsx';
import styles from './facet-bar.module.css';
import { addressOf, type Finding, stateOf } from './finding.ts';
import { StoreFold } from './store-fold.tsx';
import { useClosingFolds } from './use-closing-folds.ts';

const FACET_NAMES: Readonly<Record<FacetId, LabelKey>> = {
  colour: 'finding_colour',
  material: 'finding_material',
  finish: 'finding_finish',
  size: 'finding_size',
  price: 'finding_price',
  tryOn: 'finding_try_on',
};

const SORT_NAMES: Readonly<Record<ListingSort, LabelKey>> = {
  relevance: 'finding_sort_house',
  newest: 'finding_sort_newest',
  'price-asc': 'finding_sort_cheapest',
  'price-desc': 'finding_sort_dearest',
};

interface FacetBarProps {
  readonly finding: Finding;
  /** The name of the order that a search has by itself; without it the order is the house's own. */
  readonly ownOrder?: LabelKey;
}

/**
 * [R7.009] What pieces are chosen by: a row of folds on a wide screen, one sheet on a narrow one. Every value is a link, so
 * that all of it works without scripts; the sheet is the platform's popover.
 */
export function FacetBar({ finding, ownOrder = SORT_NAMES.relevance }: FacetBarProps) {
  const t = useLabels();
  const id = useId();
  const row = useClosingFolds();
  const { facets, nbHits } = finding;
  const isChosen = facets.some(({ values }) => values.some((value) => value.isChosen));
  const shown = facets.filter(({ values }) => values.length > 1 || values.some((value) => value.isChosen));
  if (nbHits < 2 && !isChosen) return undefined;
  const count = t('listing_count', { count: nbHits });
  return (
    <div className={styles['bar']}>
      <button type="button" popoverTarget={id} className={styles['open']}>
        {t('finding_refine')}
      </button>
      <output className={styles['count']}>{count}</output>
      <fieldset ref={row} id={id} popover="auto" className={styles['sheet']} aria-label={t('finding_refine')}>
        <div className={styles['head']}>
          <p className={styles['title']}>{t('finding_refine')}</p>
          <Button look="text" popoverTarget={id} popoverTargetAction="hide">
            {t('dialog_close')}
          </Button>
        </div>
        <div className={styles['folds']}>
          {shown.map((facet) => (
            <FacetFold key={facet.id} facet={facet} finding={finding} group={id} />
          ))}
          {shown.length > 0 && <SortFold finding={finding} group={id} ownOrder={ownOrder} />}
          <StoreFold group={id} />
        </div>
        <div className={styles['foot']}>
          <Button popoverTarget={id} popoverTargetAction="hide">
            {t('finding_show', { count: nbHits })}
          </Button>
        </div>
      </fieldset>
      <ChosenValues finding={finding} />
    </div>
  );
}

interface SortFoldProps extends Required<FacetBarProps> {
  readonly group: string;
}

function SortFold({ finding, group, ownOrder }: SortFoldProps) {
  const t = useLabels();
  const { sort } = finding;
  const state = stateOf(finding);
  const nameOfSort = (each: ListingSort) => t(each === 'relevance' ? ownOrder : SORT_NAMES[each]);
  return (
    <details name={group} className={`${styles['fold']} ${styles['last']}`}>
      <summary className={styles['name']}>{`${t('finding_sort')}: ${nameOfSort(sort)}`}</summary>
      <ul className={styles['values']}>
        {LISTING_SORTS.map((each) => (
          <li key={each}>
            <Link
              to={addressOf(finding, { ...state, sort: each })}
              isChoice
              rel="nofollow"
              aria-current={each === sort ? 'true' : undefined}
              className={styles['value']}
            >
              {nameOfSort(each)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface FacetFoldProps {
  readonly facet: Facet;
  readonly finding: Finding;
  /** Of the folds of one group only one is open. */
  readonly group: string;
}

function FacetFold({ facet, finding, group }: FacetFoldProps) {
  const t = useLabels();
  const state = stateOf(finding);
  const chosen = facet.values.filter(({ isChosen }) => isChosen).length;
  // A listing with one value chosen is a page of its own for search engines.
  const isFirst = addressOf(finding, state) === finding.url && !finding.url.includes('?');
  return (
    <details name={group} className={styles['fold']}>
      <summary className={styles['name']}>
        {t(FACET_NAMES[facet.id])}
        {chosen > 0 && <span className={styles['chosen']}>{` (${chosen})`}</span>}
      </summary>
      <ul className={styles['values']}>
        {facet.values.map((each) => {
          const said = (
            <>
              {each.colorHex !== undefined && (
                <span className={styles['swatch']} style={{ background: each.colorHex }} />
              )}
              <span>{each.name}</span> <span className={styles['number']}>{each.count}</span>
            </>
          );
          const isEmpty = each.count === 0 && !each.isChosen;
          return (
            <li key={each.value}>
              {isEmpty ? (
                <span className={`${styles['value']} ${styles['none']}`}>{said}</span>
              ) : (
                <Link
                  to={addressOf(finding, toggleValue(state, facet.id, each.value))}
                  isChoice
                  rel={isFirst ? undefined : 'nofollow'}
                  aria-current={each.isChosen ? 'true' : undefined}
                  className={styles['value']}
                >
                  {said}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

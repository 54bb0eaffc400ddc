import type { ProductCard } from '@vitrine/contracts';
import { LISTING_PAGE_SIZE } from '@vitrine/domain';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ArrangedGrid, type CardArrangement } from '../tiles/arranged-grid.tsx';
import { CardGrid } from '../cards/card-grid.tsx';
import { Link } from '../navigation/link.tsx';
import { useLabels } from '../page/page.tsx';
import { useStore } from '../session/store.ts';
import { buttonClass } from '../ui/button.tsx';
import { ColourCard } from './colour-card.tsx';
import { addressOf, type Finding, stateOf } from './finding.ts';
import { inStore, lookInStore } from './in-store.ts';
import { useLoadedCards } from './loaded-cards.ts';
import styles from './piece-results.module.css';

interface PieceResultsProps {
  readonly finding: Finding;
  /** How many of the first pictures are fetched at once. */
  readonly heroes: number;
}

/** [R7.009] The pieces, and more of them below; without scripts a page at a time. */
export function PieceResults({ finding, heroes }: PieceResultsProps) {
  const t = useLabels();
  const { first, pages, wide } = useLoadedCards(finding);
  const loaded = pages.flat();
  const { store, isOnly, has } = useStore(inStore, (state) => state);
  const cards = isOnly ? loaded.filter(({ productId }) => has[productId] === true) : loaded;
  const list = useFocusOnMore(cards.length);
  useStoreOf(loaded);
  const isBusy = useIsRefining();
  const { page, nbPages, nbHits } = finding;
  const state = stateOf(finding);
  const before = first * LISTING_PAGE_SIZE;
  const arrangement = isOnly ? undefined : arrangementOf(finding, wide, before);
  return (
    <div ref={list} className={styles['results']} aria-busy={isBusy || undefined}>
      {first > 0 && (
        <Link
          to={addressOf(finding, { ...state, page: first - 1 })}
          rel="prev"
          className={styles['previous']}
        >
          {t('finding_previous')}
        </Link>
      )}
      <Pieces cards={cards} heroes={heroes} arrangement={arrangement} />
      {store !== undefined && isOnly && cards.length === 0 && (
        <p className={styles['none']}>{t('finding_store_empty', { name: store.name })}</p>
      )}
      {nbPages > 1 && (
        <div className={styles['more']}>
          <p className={styles['shown']}>
            {t('finding_shown', { shown: before + loaded.length, count: nbHits })}
          </p>
          {page < nbPages - 1 && (
            <Link
              to={addressOf(finding, { ...state, page: page + 1 })}
              isChoice
              rel="next"
              className={`${buttonClass('outline')} ${styles['button']}`}
            >
              {t('finding_more')}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

interface PiecesProps {
  readonly cards: readonly ProductCard[];
  readonly heroes: number;
  readonly arrangement: CardArrangement | undefined;
}

function Pieces({ arrangement, ...grid }: PiecesProps) {
  return arrangement === undefined ? (
    <CardGrid {...grid} as={ColourCard} />
  ) : (
    <ArrangedGrid {...grid} as={ColourCard} arrangement={arrangement} />
  );
}

/** Undefined where the house arranged nothing: then rows that are not full are spread. */
function arrangementOf(
  { tiles = [] }: Finding,
  wide: ReadonlySet<string>,
  before: number,
): CardArrangement | undefined {
  return tiles.length === 0 && wide.size === 0 ? undefined : { tiles, wide, before };
}

/** The store that the shopper looks in is asked for the pieces that are shown. */
function useStoreOf(cards: readonly ProductCard[]): void {
  const storeId = useStore(inStore, ({ store }) => store?.id);
  const shown = cards.map(({ productId }) => productId).join(',');
  useEffect(() => {
    if (storeId !== undefined) void lookInStore(shown.split(','));
  }, [storeId, shown]);
}

/** When cards were added below by the button, the first of them gets the focus; the page stands still. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    const before = shown.current;
    shown.current = count;
    const { activeElement } = document;
    const wasPressed = activeElement === document.body || activeElement?.matches('a[rel="next"]') === true;
    if (count <= before || !wasPressed) return;
    list.current?.querySelectorAll<HTMLElement>('li > a')[before]?.focus({ preventScroll: true });
  }, [count]);
  return list;
}

/** Another choice of the same page is on its way. */
function useIsRefining(): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  return location?.pathname === pathname;
}

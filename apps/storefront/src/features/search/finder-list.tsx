/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a list of links that a field controls */
import { Link } from '../../shared/navigation/link.tsx';
import type { LabelKey } from '../../shared/i18n/labels.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import styles from './finder.module.css';
import type { FinderOption, FinderSection, SectionId } from './finder-options.ts';

interface FinderListProps {
  readonly sections: readonly FinderSection[];
  readonly listId: string;
  /** The option that the keys have reached, from 0; -1: none. */
  readonly active: number;
  readonly onForget: (search: string) => void;
}

/** The sections of the list; an option is a link, so that it opens in another tab too. */
export function FinderList({ sections, listId, active, onForget }: FinderListProps) {
  const t = useLabels();
  const all = sections.flatMap((section) => section.options);
  return (
    <div id={listId} role="listbox" aria-label={t('header_search')} className={styles['list']}>
      {sections.map(({ id, options }) => (
        <div
          key={id}
          role="group"
          aria-label={t(TITLES[id])}
          className={`${styles['section']} ${styles[id] ?? ''}`}
        >
          {id !== 'all' && (
            <p className={styles['title']} aria-hidden="true">
              {t(TITLES[id])}
            </p>
          )}
          {options.map((option) => {
            const at = all.indexOf(option);
            return (
              <Option
                key={`${id} ${option.to}`}
                id={`${listId}-${at}`}
                option={option}
                words={id === 'all' ? t('search_all', { keyword: option.words }) : option.words}
                isActive={at === active}
                onForget={onForget}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

const TITLES = {
  recent: 'search_recent',
  suggestions: 'search_suggestions',
  pieces: 'search_pieces',
  categories: 'search_categories',
  articles: 'search_articles',
  all: 'search_all_title',
} as const satisfies Record<SectionId, LabelKey>;

interface OptionProps extends Pick<FinderListProps, 'onForget'> {
  readonly id: string;
  readonly option: FinderOption;
  readonly words: string;
  readonly isActive: boolean;
}

function Option({ id, option, words, isActive, onForget }: OptionProps) {
  const t = useLabels();
  const { to, piece, recent } = option;
  return (
    <div role="presentation" className={styles['row']}>
      <Link id={id} to={to} role="option" aria-selected={isActive} tabIndex={-1} className={styles['option']}>
        {piece ? <PieceWords piece={piece} /> : <bdi>{words}</bdi>}
      </Link>
      {recent !== undefined && (
        // The keyboard has the Delete key on the option itself; a list holds nothing but options for it.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title={t('search_recent_remove')}
          className={styles['remove']}
          onClick={() => onForget(recent)}
        >
          ×
        </button>
      )}
    </div>
  );
}

function PieceWords({ piece }: { readonly piece: NonNullable<FinderOption['piece']> }) {
  const t = useLabels();
  const { name, media, disambiguatingDescription, price, priceFrom } = piece;
  const cost =
    priceFrom === undefined
      ? (price?.label ?? t('product_price_on_request'))
      : t('card_price_from', { price: priceFrom.label });
  return (
    <>
      <span className={styles['tile']}>
        {media !== undefined && (
          <Picture media={media} alt="" sizes="(width >= 64rem) 12rem, 30vw" className={styles['picture']} />
        )}
      </span>
      <span className={styles['pieceName']}>{name}</span>
      {disambiguatingDescription !== '' && (
        <span className={styles['pieceNote']}>{disambiguatingDescription}</span>
      )}
      <span className={styles['pieceNote']}>{cost}</span>
    </>
  );
}

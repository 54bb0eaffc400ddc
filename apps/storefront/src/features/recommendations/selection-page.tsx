import type { SelectionBody } from '@vitrine/contracts';
import { fullName } from '@vitrine/domain';
import { failureText } from '../../shared/api/failure-text.ts';
import { evenColumns } from '../../shared/cards/even-columns.ts';
import { dayText } from '../../shared/i18n/day-text.ts';
import { usePage } from '../../shared/page/page.tsx';
import { EmptyPlate } from '../../shared/ui/empty-plate.tsx';
import { SelectionPiece } from './selection-piece.tsx';
import styles from './selection-page.module.css';
import { useLikes } from './use-likes.ts';

/** [R2.030, R2.066] A selection as its reader sees it: what is said of it, and each piece to like, try on and buy. */
export function SelectionPage({ selection }: { readonly selection: SelectionBody }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { sharing, skus } = selection;
  const { adviser, createdAt, isOwn, words } = sharing;
  const likes = useLikes(selection);
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <p className={styles['soft']}>
          <time dateTime={createdAt}>{dayText({ at: createdAt, country: locale.country }, locale)}</time>
        </p>
        <h1 className={styles['title']}>
          {t(isOwn && adviser === undefined ? 'recommendations_own' : 'recommendations_title')}
        </h1>
        {adviser !== undefined && (
          <p className={styles['soft']}>
            {t('recommendations_by', { name: fullName(adviser, locale.country), store: adviser.store })}
          </p>
        )}
        {words !== undefined && (
          <p className={styles['words']}>
            <span dir="auto">{words}</span>
          </p>
        )}
      </header>
      <p role="alert" className={styles['fault']}>
        {likes.failure && failureText(likes.failure, labels)}
      </p>
      {skus.length === 0 ? (
        <EmptyPlate title={t('recommendations_gone')} text="" />
      ) : (
        <ul className={styles['pieces']} data-columns={evenColumns(skus.length, 3)}>
          {skus.map((sku, at) => (
            <li key={sku.identifier}>
              <SelectionPiece sku={sku} likes={likes} isHero={at === 0} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

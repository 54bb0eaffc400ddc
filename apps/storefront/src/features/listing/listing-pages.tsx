import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import styles from './listing-pages.module.css';

interface ListingPagesProps {
  /** The first page's address. */
  readonly url: string;
  /** The current page, from 0. */
  readonly page: number;
  readonly pages: number;
}

/** Links to the pages of a listing; nothing when there is only one. */
export function ListingPages({ url, page, pages }: ListingPagesProps) {
  const t = useLabels();
  if (pages <= 1) return undefined;
  const address = (index: number) => (index === 0 ? url : `${url}?page=${index + 1}`);
  const link = `${buttonClass('box')} ${styles['page']}`;
  return (
    <nav className={styles['pages']} aria-label={t('listing_pages')}>
      {page > 0 && (
        <Link to={address(page - 1)} rel="prev" className={link}>
          {t('listing_previous')}
        </Link>
      )}
      {Array.from({ length: pages }, (_, index) => (
        <Link
          key={index}
          to={address(index)}
          className={link}
          aria-label={t('listing_page', { number: index + 1 })}
          aria-current={index === page ? 'page' : undefined}
        >
          {String(index + 1)}
        </Link>
      ))}
      {page < pages - 1 && (
        <Link to={address(page + 1)} rel="next" className={link}>
          {t('listing_next')}
        </Link>
      )}
    </nav>
  );
}

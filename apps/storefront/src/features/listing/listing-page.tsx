import type { ListingBody } from '@vitrine/contracts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { CardGrid } from '../../shared/cards/card-grid.tsx';
import { Breadcrumb } from '../../shared/navigation/breadcrumb.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import styles from './listing-page.module.css';
import { ListingPages } from './listing-pages.tsx';

/** [R2.031] A category: its name, a word about it, and its pieces, 24 to a page. */
export function ListingPage({ listing }: { readonly listing: ListingBody }) {
  const t = useLabels();
  // Who turns the pages has seen it.
  const opening = listing.page === 0 ? listing.picture : undefined;
  return (
    <>
      <Breadcrumb
        trail={listing.breadcrumb.filter(({ dimId }) => dimId !== listing.dimId)}
        current={listing.name}
      />
      <header className={styles['head']} data-opening={opening === undefined ? undefined : true}>
        {opening !== undefined && (
          <div className={styles['scene']}>
            <Picture
              media={opening}
              alt=""
              sizes="(width >= 48rem) 50vw, 100vw"
              isHero
              className={styles['picture']}
            />
          </div>
        )}
        <div className={styles['words']}>
          <h1 className={styles['title']}>{listing.name}</h1>
          {listing.intro !== '' && <p className={styles['intro']}>{typeset(listing.intro)}</p>}
          <p className={styles['count']}>{t('listing_count', { count: listing.nbHits })}</p>
        </div>
      </header>
      {listing.hits.length === 0 && <p className={styles['empty']}>{t('listing_empty')}</p>}
      <div className={styles['grid']}>
        <CardGrid cards={listing.hits} heroes={opening === undefined ? 2 : 0} />
      </div>
      <ListingPages url={listing.url} page={listing.page} pages={listing.nbPages} />
    </>
  );
}

import type { ListingBody } from '@vitrine/contracts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { FacetBar } from '../../shared/finding/facet-bar.tsx';
import { NothingMatches } from '../../shared/finding/nothing-matches.tsx';
import { PieceResults } from '../../shared/finding/piece-results.tsx';
import { Breadcrumb } from '../../shared/navigation/breadcrumb.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import styles from './listing-page.module.css';

/** [R2.031] A category: its name, a word about it, and its pieces, 24 at a time. */
export function ListingPage({ listing }: { readonly listing: ListingBody }) {
  const { picture: opening, hits } = listing;
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
        </div>
      </header>
      <FacetBar finding={listing} />
      {hits.length === 0 ? (
        <NothingMatches />
      ) : (
        <PieceResults finding={listing} heroes={opening === undefined ? 2 : 0} />
      )}
    </>
  );
}

import type { ContentTile } from '@vitrine/contracts';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { frameOf } from './frame-of.ts';
import styles from './content-tiles.module.css';

interface ContentTilesProps {
  readonly tiles: readonly ContentTile[];
  /** The first one leads: it takes a row of its own. */
  readonly isLed?: boolean;
}

const SIZES = {
  lead: '(width >= 64rem) 60vw, 100vw',
  tile: '(width >= 64rem) 33vw, (width >= 40rem) 50vw, 100vw',
};

/** What there is to read, each with its picture, its name and a sentence; the whole of it is the link. */
export function ContentTiles({ tiles, isLed = false }: ContentTilesProps) {
  return (
    <ul className={`${styles['tiles']} ${isLed ? styles['led'] : ''}`}>
      {tiles.map((tile, index) => (
        <li key={tile.url}>
          <Tile tile={tile} isLead={isLed && index === 0} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ tile, isLead }: { readonly tile: ContentTile; readonly isLead: boolean }) {
  const { title, text, url, note, media } = tile;
  return (
    <Link to={url} className={styles['tile']}>
      <div className={styles['plate']} data-frame={frameOf(media?.view)}>
        {media && (
          <Picture
            media={media}
            alt=""
            sizes={isLead ? SIZES.lead : SIZES.tile}
            isHero={isLead}
            className={styles['picture']}
          />
        )}
      </div>
      <div className={styles['words']}>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
        <h2 className={styles['title']} {...inLanguage(tile.language)}>
          {typeset(title)}
        </h2>
        <p className={styles['text']} {...inLanguage(tile.language)}>
          {typeset(text)}
        </p>
      </div>
    </Link>
  );
}

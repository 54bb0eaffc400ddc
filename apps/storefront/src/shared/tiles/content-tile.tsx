import type { ContentTile as Tile } from '@vitrine/contracts';
import { inLanguage } from '../i18n/in-language.ts';
import { typeset } from '../i18n/typeset.ts';
import { Link } from '../navigation/link.tsx';
import { frameOf } from './frame-of.ts';
import { Picture } from '../pictures/picture.tsx';
import styles from './content-tile.module.css';

interface ContentTileProps {
  readonly tile: Tile;
  readonly sizes: string;
  readonly isHero?: boolean;
}

/** Something to read, with its picture, its name and a sentence; the whole of it is the link. */
export function ContentTile({ tile, sizes, isHero = false }: ContentTileProps) {
  const { title, text, url, note, media } = tile;
  return (
    <Link to={url} className={styles['tile']}>
      <div className={styles['plate']} data-frame={frameOf(media?.view)}>
        {media && (
          <Picture media={media} alt="" sizes={sizes} isHero={isHero} className={styles['picture']} />
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

import type { ContentTile as Tile } from '@vitrine/contracts';
import { ContentTile } from './content-tile.tsx';
import styles from './content-tiles.module.css';

interface ContentTilesProps {
  readonly tiles: readonly Tile[];
  /** The first one leads: it takes a row of its own. */
  readonly isLed?: boolean;
}

const SIZES = {
  lead: '(width >= 64rem) 60vw, 100vw',
  tile: '(width >= 64rem) 33vw, (width >= 40rem) 50vw, 100vw',
};

/** What there is to read. */
export function ContentTiles({ tiles, isLed = false }: ContentTilesProps) {
  return (
    <ul className={`${styles['tiles']} ${isLed ? styles['led'] : ''}`}>
      {tiles.map((tile, index) => {
        const isLead = isLed && index === 0;
        return (
          <li key={tile.url}>
            <ContentTile tile={tile} sizes={isLead ? SIZES.lead : SIZES.tile} isHero={isLead} />
          </li>
        );
      })}
    </ul>
  );
}

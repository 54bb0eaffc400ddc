import styles from './store-map.module.css';
import { type MapSize, type MapView, tilesOf, worldWidth } from './map-view.ts';
import { useOutlines } from './use-outlines.ts';

/** Units across the world's picture, and across a tile's. */
const SIDE = 8192;
const TILES = 16;

interface MapDrawingProps {
  readonly view: MapView;
  readonly size: MapSize;
}

/** Sea, land and borders. What they say stands in the list, so that nobody has to see them. */
export function MapDrawing({ view, size }: MapDrawingProps) {
  const tiles = tilesOf(view, size);
  const outlines = useOutlines(tiles);
  const world = worldWidth(view.zoom);
  const left = size.width / 2 - view.x * world;
  const top = size.height / 2 - view.y * world;
  const coarse = outlines.get('world');
  return (
    <svg className={styles['drawing']} aria-hidden="true">
      <g
        className={styles['world']}
        style={{ transform: `translate(${left}px, ${top}px) scale(${world / SIDE})` }}
      >
        {coarse !== undefined && (
          <>
            <path className={styles['land']} d={coarse.land} />
            <path className={styles['borders']} d={coarse.borders} />
          </>
        )}
        {tiles.map((name) => {
          const fine = outlines.get(name);
          const [column = 0, row = 0] = name.split('-').map((part) => Number(part) * (SIDE / TILES));
          return (
            fine !== undefined && (
              <g key={name} transform={`translate(${column} ${row}) scale(${1 / TILES})`}>
                <rect className={styles['sea']} width={SIDE} height={SIDE} />
                <path className={styles['land']} d={fine.land} />
                <path className={styles['borders']} d={fine.borders} />
              </g>
            )
          );
        })}
      </g>
    </svg>
  );
}

import { distanceText, distanceUnitKm } from '../../../shared/finding/near-me.ts';
import { usePage } from '../../../shared/page/page.tsx';
import styles from './store-map.module.css';
import { type MapSize, type MapView, tilesOf, worldWidth } from './map-view.ts';
import { type PlannedStore, type TownPlan, townPlan } from './town-plan.ts';
import { useOutlines } from './use-outlines.ts';

/** Units across the world's picture, and across a tile's. */
const SIDE = 8192;
const TILES = 16;

interface MapDrawingProps {
  readonly view: MapView;
  readonly size: MapSize;
  readonly stores: readonly PlannedStore[];
}

/** What is behind the pins. What it says stands in the list, so that nobody has to see it. */
export function MapDrawing({ view, size, stores }: MapDrawingProps) {
  const unitKm = distanceUnitKm(usePage().locale.bcp47);
  const plan = townPlan(stores, view, { size, unitKm });
  return plan === undefined ? <World view={view} size={size} /> : <Plan plan={plan} />;
}

/** A town: its name, and how far things are. */
function Plan({ plan: { city, x, y, rings } }: { readonly plan: TownPlan }) {
  const distance = distanceText(usePage().locale.bcp47);
  return (
    <svg className={`${styles['drawing']} ${styles['plan']}`} aria-hidden="true">
      <text x="50%" y="84%" className={styles['town']}>
        {city}
      </text>
      {rings.map(({ km, radius }) => (
        <g key={km}>
          <circle cx={x} cy={y} r={radius} className={styles['ring']} />
          <text x={x} y={y - radius} className={styles['far']}>
            {distance(km)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Sea, land and borders. */
function World({ view, size }: Pick<MapDrawingProps, 'view' | 'size'>) {
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

import { useId, useMemo, useRef, useState } from 'react';
import type { Labels } from '../../../shared/i18n/labels.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { DoorLine } from '../door-line.tsx';
import type { StoreLine } from '../store-places.ts';
import { MapDrawing } from './map-drawing.tsx';
import {
  type PinCluster,
  cityView,
  closer,
  clustersOf,
  fitted,
  type MapSize,
  type MapView,
  onMap,
  toWorld,
} from './map-view.ts';
import styles from './store-map.module.css';
import { isPlan, shortNames } from './town-plan.ts';
import { useGestures, useSize, useWheel } from './use-map-view.ts';

export interface StoreMapProps {
  readonly stores: readonly StoreLine[];
  readonly onClose: () => void;
}

/** A map is not closer than this at first: one sees where in the country the stores are. */
const FIRST = 7.5;
const FIRST_OF_ONE = 5.75;
/** With more pins than this their names would lie upon each other. */
const NAMED = 12;

const cityOf = ({ country, city }: StoreLine): string => `${country} ${city}`;

function shortNamesIn(stores: readonly StoreLine[]): (store: StoreLine) => string {
  const short = new Map(
    [...Map.groupBy(stores, cityOf)].map(([key, own]) => [key, shortNames(own.map(({ name }) => name))]),
  );
  return (store) => short.get(cityOf(store))?.(store.name) ?? store.name;
}

/** Where a map begins. */
function firstView(stores: readonly PinnedStore[], size: MapSize): MapView {
  if (stores.length === 1) return fitted(stores, size, FIRST_OF_ONE);
  const isCity = new Set(stores.map(cityOf)).size === 1;
  return isCity ? cityView(stores, size) : fitted(stores, size, FIRST);
}

type PinnedStore = StoreLine & { readonly x: number; readonly y: number };

/** [R2.015, R2.025] Stores on a map of our own: moved by pointer, fingers and keys. The list beside it says the same. */
export function StoreMap({ stores }: StoreMapProps) {
  const t = useLabels();
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const pinned = useMemo(() => stores.map((store) => ({ ...store, ...toWorld(store) })), [stores]);
  const whole = firstView(pinned, size);
  const shortName = useMemo(() => shortNamesIn(stores), [stores]);
  const [moved, setView] = useState<MapView>();
  const [chosen, setChosen] = useState<PinnedStore>();
  const view = moved ?? whole;
  const change = (to: (from: MapView) => MapView) => setView((from) => to(from ?? whole));
  const isWhole = moved === undefined || stores.length === 1;
  const { handlers, isDragged } = useGestures(change);
  useWheel(frame, change);
  const clusters = clustersOf(pinned, view.zoom);
  const shown = clusters.filter((cluster) => {
    const { x, y } = onMap(cluster, view, size);
    return x > -40 && y > -40 && x < size.width + 40 && y < size.height + 40;
  });
  const open = ({ places }: PinCluster<PinnedStore>) => {
    const [first] = places;
    if (places.length > 1) setView(cityView(places, size));
    else setChosen(first);
  };
  return (
    <div className={styles['map']} dir="ltr">
      <section
        ref={frame}
        className={styles['frame']}
        data-dragged={isDragged || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the map itself takes the arrow keys
        tabIndex={0}
        aria-label={t('stores_map_name')}
        aria-describedby={hint}
        {...handlers}
      >
        {size.width > 0 && <MapDrawing view={view} size={size} stores={pinned} />}
        {size.width > 0 &&
          shown.map((cluster) => (
            <Pin
              key={cluster.places[0]?.url}
              cluster={cluster}
              at={onMap(cluster, view, size)}
              shortName={shortName}
              isNamed={shown.length <= NAMED}
              isAlone={shown.every(
                (each) => each === cluster || each.places[0]?.city !== cluster.places[0]?.city,
              )}
              isChosen={cluster.places.some(({ url }) => url === chosen?.url)}
              onOpen={() => open(cluster)}
            />
          ))}
      </section>
      <p id={hint} className="visually-hidden">
        {t('stores_map_hint')}
      </p>
      <Scale change={change} onWhole={isWhole ? undefined : () => setView(undefined)} />
      {chosen !== undefined && stores.length > 1 && <Chosen store={chosen} />}
      {!isPlan(view) && <p className={styles['sources']}>{t('stores_map_sources')}</p>}
    </div>
  );
}

interface ScaleProps {
  readonly change: (to: (from: MapView) => MapView) => void;
  /** Undefined while all stores are in sight. */
  readonly onWhole: (() => void) | undefined;
}

function Scale({ change, onWhole }: ScaleProps) {
  const t = useLabels();
  return (
    <div className={styles['scale']}>
      <button
        type="button"
        aria-label={t('stores_zoom_in')}
        onClick={() => change((from) => closer(from, 1))}
      >
        +
      </button>
      <button
        type="button"
        aria-label={t('stores_zoom_out')}
        onClick={() => change((from) => closer(from, -1))}
      >
        −
      </button>
      {onWhole !== undefined && (
        <button type="button" className={styles['whole']} onClick={onWhole}>
          {t('stores_all')}
        </button>
      )}
    </div>
  );
}

interface PinProps {
  readonly cluster: PinCluster<PinnedStore>;
  readonly at: { readonly x: number; readonly y: number };
  /** What tells a store from the others of its city. */
  readonly shortName: (store: StoreLine) => string;
  readonly isNamed: boolean;
  /** No other pin is in its city. */
  readonly isAlone: boolean;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

function Pin(props: PinProps) {
  const { labels } = usePage();
  const { cluster, at, isNamed, isChosen, onOpen } = props;
  const isOne = cluster.places.length === 1;
  const { label, name } = pinTexts(props, labels);
  return (
    <button
      type="button"
      className={`${styles['pin']} ${isOne ? '' : styles['cluster']}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      aria-label={label}
      aria-pressed={isOne ? isChosen : undefined}
      onClick={onOpen}
    >
      <span className={styles['mark']}>{isOne ? '' : cluster.places.length}</span>
      {isNamed && name !== undefined && <span className={styles['city']}>{name}</span>}
    </button>
  );
}

/** What a pin is called, and what stands beside it: its city, or which store it is where the city has several pins. */
function pinTexts({ cluster: { places }, isAlone, shortName }: PinProps, { t }: Pick<Labels, 't'>) {
  const [first] = places;
  const cities = [...new Set(places.map(({ city }) => city))];
  if (first !== undefined && places.length === 1)
    return { label: first.name, name: isAlone ? first.city : shortName(first) };
  const city = cities.slice(0, 3).join(', ');
  const label = t('stores_cluster', { count: places.length, city });
  return { label, name: cities.length === 1 ? city : undefined };
}

/** The store whose pin was pressed. */
function Chosen({ store }: { readonly store: StoreLine }) {
  const t = useLabels();
  return (
    <div className={styles['chosen']} dir="auto" aria-live="polite">
      <p className={styles['name']}>{store.name}</p>
      <p className={styles['line']}>
        <bdi>{store.address[0]}</bdi>
      </p>
      <DoorLine door={store.door} />
      <Link to={store.url} className={styles['see']}>
        {t('stores_see')}
      </Link>
    </div>
  );
}

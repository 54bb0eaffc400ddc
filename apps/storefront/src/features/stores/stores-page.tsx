import type { GlobePlace } from '@vitrine/domain';
import { useState } from 'react';
import { locate, nearestTo } from '../../shared/finding/near-me.ts';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Breadcrumb } from '../../shared/navigation/breadcrumb.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FindForm, type StoreWish } from './find-form.tsx';
import { MapSlot } from './map-slot.tsx';
import { CountrySection, StoreList } from './store-list.tsx';
import type { StoreLine, StorePlace } from './store-places.ts';
import styles from './stores-page.module.css';

interface StoresPageProps {
  /** The stores of the world, a country or a city. */
  readonly place: StorePlace;
  readonly wish: StoreWish;
  readonly services: readonly string[];
  /** What was found, where something was asked for. */
  readonly found: readonly StoreLine[] | undefined;
}

/** [R2.015, R2.016] The stores of the world, a country or a city, and the search among them; a list, and a map that says the same. */
export function StoresPage({ place, wish, services, found }: StoresPageProps) {
  const t = useLabels();
  const { name, above } = place;
  const trail = [{ name: t('stores_title'), url: '/stores' }, ...above];
  return (
    <>
      {name !== undefined && <Breadcrumb trail={trail} current={name} />}
      <header className={styles['head']}>
        <h1 className={styles['title']}>{name ?? t('stores_title')}</h1>
        {name === undefined && <p className={styles['intro']}>{typeset(t('stores_intro'))}</p>}
      </header>
      {name === undefined && <FindForm wish={wish} services={services} />}
      <Finder key={found === undefined ? place.path : JSON.stringify(wish)} place={place} found={found} />
    </>
  );
}

type FinderProps = Pick<StoresPageProps, 'place' | 'found'>;
type Here = GlobePlace | 'nowhere' | undefined;

function Finder({ place, found }: FinderProps) {
  const t = useLabels();
  const { locale } = usePage();
  const [isMapOpen, setMapOpen] = useState(false);
  const [here, setHere] = useState<Here>();
  const all = found ?? place.countries.flatMap(({ stores }) => stores);
  const near =
    here === undefined || here === 'nowhere'
      ? undefined
      : nearestTo(here, all, locale.bcp47).map(({ store, km }) => ({ ...store, distanceKm: km }));
  const listed = near ?? found;
  return (
    <div className={styles['finder']}>
      <Tools here={here} onLocate={setHere} isMapOpen={isMapOpen} onMap={setMapOpen} />
      <aside className={styles['map']} data-open={isMapOpen} aria-label={t('stores_map_name')}>
        <MapSlot stores={listed ?? all} />
      </aside>
      <div className={styles['list']}>
        {listed === undefined ? (
          <PlaceList place={place} />
        ) : (
          <FoundList stores={listed} isAsked={found !== undefined} />
        )}
      </div>
    </div>
  );
}

interface ToolsProps {
  readonly here: Here;
  readonly onLocate: (here: Here) => void;
  readonly isMapOpen: boolean;
  readonly onMap: (isOpen: boolean) => void;
}

/** What scripts alone can do. Where the device is stays in the page. */
function Tools({ here, onLocate, isMapOpen, onMap }: ToolsProps) {
  const t = useLabels();
  const isAlive = useIsHydrated();
  const isLocated = here !== undefined && here !== 'nowhere';
  return (
    <div className={styles['tools']} data-waiting={!isAlive || undefined}>
      <Button
        look="outline"
        aria-pressed={isLocated}
        onClick={() => (isLocated ? onLocate(undefined) : locate(onLocate))}
      >
        {t('stores_near')}
      </Button>
      <Button
        look="outline"
        className={styles['mapSwitch'] ?? ''}
        aria-expanded={isMapOpen}
        onClick={() => onMap(!isMapOpen)}
      >
        {t(isMapOpen ? 'stores_map_close' : 'stores_map_open')}
      </Button>
      <p className={styles['kept']}>{t('stores_near_kept')}</p>
      {here === 'nowhere' && <p role="alert">{t('stores_nowhere')}</p>}
    </div>
  );
}

/** What was found, or what is nearest. */
function FoundList({
  stores,
  isAsked,
}: {
  readonly stores: readonly StoreLine[];
  readonly isAsked: boolean;
}) {
  const t = useLabels();
  return (
    <>
      <div className={styles['found']}>
        <h2 className={styles['count']}>
          <output>{t('stores_found', { count: stores.length })}</output>
        </h2>
        {isAsked && (
          <Link to="/stores" className={styles['all']}>
            {t('stores_all')}
          </Link>
        )}
      </div>
      {stores.length === 0 && <p className={styles['none']}>{t('stores_none')}</p>}
      {stores.length > 0 && <StoreList stores={stores} saysCountry />}
      <p className={styles['source']}>{t('stores_cities_source')}</p>
    </>
  );
}

function PlaceList({ place: { name, below, countries } }: { readonly place: StorePlace }) {
  return (
    <>
      {below.length > 1 && (
        <ul className={styles['places']}>
          {below.map((each) => (
            <li key={each.url}>
              <Link to={each.url} className={styles['place']}>
                {each.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {countries.map((country) =>
        name === undefined ? (
          <CountrySection key={country.url} country={country} />
        ) : (
          <StoreList key={country.url} stores={country.stores} />
        ),
      )}
    </>
  );
}

import type { Store } from '@vitrine/contracts';
import type { GlobePlace } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { shopClient } from '../api/shop-client.ts';
import { regionName } from '../i18n/region-names.ts';
import { usePage } from '../page/page.tsx';
import { useStore } from '../session/store.ts';
import styles from './facet-bar.module.css';
import { chooseStore, inStore } from './in-store.ts';
import { locate, nearestTo } from './near-me.ts';

type ListedStore = Pick<Store, 'id' | 'name' | 'country'> & GlobePlace;

/** [R7.047, R7.182] The stores to look in: those of the page's country first, or those nearest to the device. */
export function StoreChoice() {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { store, isOnly, hasFailed } = useStore(inStore, (state) => state);
  const { stores, isMissing } = useStores();
  const [here, setHere] = useState<GlobePlace | 'nowhere'>();
  const isLocated = here !== undefined && here !== 'nowhere';
  const near = stores.filter(({ country }) => country === locale.country);
  const far = stores.filter(({ country }) => country !== locale.country);
  return (
    <div className={styles['stores']}>
      <div className={styles['values']}>
        {store !== undefined && (
          <>
            <label className={styles['value']}>
              <input
                type="checkbox"
                checked={isOnly}
                onChange={({ currentTarget }) => inStore.set({ isOnly: currentTarget.checked })}
              />
              {t('finding_store_only')}
            </label>
            <button type="button" className={styles['value']} onClick={() => chooseStore()}>
              {t('finding_store_none')}
            </button>
          </>
        )}
        <button
          type="button"
          className={styles['value']}
          aria-pressed={isLocated}
          onClick={() => (isLocated ? setHere(undefined) : locate(setHere))}
        >
          <span>{t('finding_store_near')}</span>
        </button>
        {(isMissing || hasFailed) && <p role="alert">{t('finding_store_failed')}</p>}
        {here === 'nowhere' && <p role="alert">{t('finding_store_nowhere')}</p>}
      </div>
      {isLocated ? (
        <NearestStores stores={stores} here={here} />
      ) : (
        <>
          <StoreList stores={near} />
          {far.length > 0 && (
            <details open={near.length === 0}>
              <summary className={styles['name']}>
                {t('finding_store_elsewhere', { count: far.length })}
              </summary>
              <StoresByCountry stores={far} />
            </details>
          )}
        </>
      )}
    </div>
  );
}

interface NearestStoresProps {
  readonly stores: readonly ListedStore[];
  readonly here: GlobePlace;
}

function NearestStores({ stores, here }: NearestStoresProps) {
  const { locale } = usePage();
  const nearest = nearestTo(here, stores, locale.bcp47);
  return (
    <StoreList
      stores={nearest.map(({ store }) => store)}
      notes={new Map(nearest.map(({ store, away }) => [store.id, away]))}
    />
  );
}

function StoresByCountry({ stores }: { readonly stores: readonly ListedStore[] }) {
  const { locale } = usePage();
  const { bcp47 } = locale;
  const countries = [...Map.groupBy(stores, ({ country }) => regionName(country, bcp47))].toSorted(
    ([one], [other]) => one.localeCompare(other, bcp47),
  );
  return countries.map(([name, own]) => (
    <section key={name} aria-label={name}>
      <p className={styles['country']}>{name}</p>
      <StoreList stores={own} />
    </section>
  ));
}

interface StoreListProps {
  readonly stores: readonly ListedStore[];
  /** By the id of a store: what stands behind its name. */
  readonly notes?: ReadonlyMap<string, string>;
}

function StoreList({ stores, notes }: StoreListProps) {
  const { store: chosen } = useStore(inStore, (state) => state);
  return (
    <ul className={styles['values']}>
      {stores.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className={styles['value']}
            aria-pressed={id === chosen?.id}
            onClick={() => chooseStore({ id, name })}
          >
            <span>{name}</span> <span className={styles['number']}>{notes?.get(id)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The stores of the house; asked for when the fold is opened. */
function useStores() {
  const [stores, setStores] = useState<readonly ListedStore[]>([]);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const load = async () => {
      const answer = await shopClient().call('queryStores', { body: {} });
      setMissing(!answer.ok);
      if (answer.ok) setStores(answer.value.hits);
    };
    void load();
  }, []);
  return { stores, isMissing };
}

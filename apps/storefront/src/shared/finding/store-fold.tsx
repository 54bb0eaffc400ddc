import type { Store } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { shopClient } from '../api/shop-client.ts';
import { useIsHydrated } from '../forms/use-is-hydrated.ts';
import { usePage } from '../page/page.tsx';
import { useStore } from '../session/store.ts';
import styles from './facet-bar.module.css';
import { chooseStore, inStore, recallStore } from './in-store.ts';

type Stores = readonly Pick<Store, 'id' | 'name'>[];

/** A store whose pieces are marked in the list. It needs scripts, and its place is kept until they are there. */
export function StoreFold({ group }: { readonly group: string }) {
  const { labels } = usePage();
  const { t } = labels;
  const isAlive = useIsHydrated();
  const { store, isOnly, hasFailed } = useStore(inStore, (state) => state);
  const { stores, isMissing, load } = useStores();
  useEffect(recallStore, []);
  return (
    <details name={group} className={styles['fold']} data-waiting={!isAlive || undefined} onToggle={load}>
      <summary className={styles['name']}>
        {store === undefined ? t('finding_store') : t('finding_at_store', { name: store.name })}
      </summary>
      <div className={styles['values']}>
        {store !== undefined && (
          <label className={styles['value']}>
            <input
              type="checkbox"
              checked={isOnly}
              onChange={({ currentTarget }) => inStore.set({ isOnly: currentTarget.checked })}
            />
            {t('finding_store_only')}
          </label>
        )}
        {store !== undefined && (
          <button type="button" className={styles['value']} onClick={() => chooseStore()}>
            {t('finding_store_none')}
          </button>
        )}
        {(isMissing || hasFailed) && <p role="alert">{t('finding_store_failed')}</p>}
        {stores.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles['value']}
            aria-pressed={id === store?.id}
            onClick={() => chooseStore({ id, name })}
          >
            <span>{name}</span>
          </button>
        ))}
      </div>
    </details>
  );
}

/** The stores of the house, those of the page's country first; asked for when the fold is opened. */
function useStores() {
  const { locale } = usePage();
  const [stores, setStores] = useState<Stores>([]);
  const [isMissing, setMissing] = useState(false);
  const load = async () => {
    if (stores.length > 0) return;
    const answer = await shopClient().call('queryStores', { body: {} });
    setMissing(!answer.ok);
    if (!answer.ok) return;
    const { near = [], far = [] } = Object.groupBy(answer.value.hits, ({ country }) =>
      country === locale.country ? 'near' : 'far',
    );
    setStores([...near, ...far]);
  };
  return { stores, isMissing, load: () => void load() };
}

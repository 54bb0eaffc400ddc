import { phoneText } from '@vitrine/domain';
import { distanceText } from '../../shared/finding/near-me.ts';
import { regionName } from '../../shared/i18n/region-names.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { DoorLine } from './door-line.tsx';
import styles from './store-list.module.css';
import type { StoreCountry, StoreLine } from './store-places.ts';

interface StoreListProps {
  readonly stores: readonly StoreLine[];
  /** Each says its country, where they are of several. */
  readonly saysCountry?: boolean;
}

/** [R2.015] Stores with address, telephone and hours: all that the map says, and more. */
export function StoreList({ stores, saysCountry = false }: StoreListProps) {
  return (
    <ul className={styles['stores']}>
      {stores.map((store) => (
        <li key={store.url} className={styles['store']}>
          <StoreCard store={store} saysCountry={saysCountry} />
        </li>
      ))}
    </ul>
  );
}

/** The stores of a country below its name. */
export function CountrySection({ country }: { readonly country: StoreCountry }) {
  return (
    <section className={styles['country']}>
      <h2 className={styles['countryName']}>
        <Link to={country.url}>{country.name}</Link>
      </h2>
      <StoreList stores={country.stores} />
    </section>
  );
}

interface StoreCardProps {
  readonly store: StoreLine;
  readonly saysCountry: boolean;
}

function StoreCard({ store, saysCountry }: StoreCardProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { distanceKm } = store;
  return (
    <>
      <h3 className={styles['name']}>
        <Link to={store.url}>{store.name}</Link>
      </h3>
      {distanceKm !== undefined && (
        <p className={styles['away']}>
          {t('stores_away', { distance: distanceText(locale.bcp47)(distanceKm) })}
        </p>
      )}
      <DoorLine door={store.door} />
      <address className={styles['address']}>
        {store.address.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        {saysCountry && <span>{regionName(store.country, locale.bcp47)}</span>}
        <a href={`tel:${store.phone}`} className={styles['phone']}>
          <bdi dir="ltr">{phoneText(store.phone)}</bdi>
        </a>
      </address>
      <Week store={store} />
    </>
  );
}

function Week({ store: { week } }: { readonly store: StoreLine }) {
  const t = useLabels();
  return (
    <dl className={styles['week']}>
      {week.map(({ days, spans }) => (
        <div key={days} className={styles['days']}>
          <dt>{days}</dt>
          <dd>
            {spans.length === 0 && t('stores_closed')}
            {spans.map((span) => (
              <bdi key={span} className={styles['span']}>
                {span}
              </bdi>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

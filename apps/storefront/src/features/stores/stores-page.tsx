import { phoneText } from '@vitrine/domain';
import { Breadcrumb } from '../../shared/navigation/breadcrumb.tsx';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import type { StoreCountry, StoreLine, StorePlace } from './store-places.ts';
import styles from './stores-page.module.css';

/** [R2.015, R2.016] The stores of the world, a country or a city, each with its address and telephone. */
export function StoresPage({ place }: { readonly place: StorePlace }) {
  const t = useLabels();
  const { name, above, below, countries } = place;
  const trail = [{ name: t('stores_title'), url: '/stores' }, ...above];
  return (
    <>
      {name !== undefined && <Breadcrumb trail={trail} current={name} />}
      <header className={styles['head']}>
        <h1 className={styles['title']}>{name ?? t('stores_title')}</h1>
        {name === undefined && <p className={styles['intro']}>{typeset(t('stores_intro'))}</p>}
      </header>
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
      {countries.map((country) => (
        <Country key={country.url} country={country} isNamed={name === undefined} />
      ))}
    </>
  );
}

function Country({ country, isNamed }: { readonly country: StoreCountry; readonly isNamed: boolean }) {
  return (
    <section className={styles['country']}>
      {isNamed && (
        <h2 className={styles['name']}>
          <Link to={country.url}>{country.name}</Link>
        </h2>
      )}
      <ul className={styles['stores']}>
        {country.stores.map((store) => (
          <li key={store.url} className={styles['store']}>
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StoreCard({ store }: { readonly store: StoreLine }) {
  return (
    <>
      <h3 className={styles['city']}>
        <Link to={store.url}>{store.name}</Link>
      </h3>
      <address className={styles['address']}>
        {store.address.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        <a href={`tel:${store.phone}`} className={styles['phone']}>
          <bdi dir="ltr">{phoneText(store.phone)}</bdi>
        </a>
      </address>
    </>
  );
}

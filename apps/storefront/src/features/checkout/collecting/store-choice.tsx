import type { GlobePlace } from '@vitrine/domain';
import { placeLine } from '@vitrine/domain';
import { useId, useState } from 'react';
import { locate } from '../../../shared/finding/near-me.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import styles from './collect-step.module.css';
import { type Looked, type ShownStore, storesInOrder, type StoreOffer } from './order-stores.ts';

interface StoreChoiceProps {
  readonly offers: readonly StoreOffer[];
  readonly chosenId: string | undefined;
  readonly onChoose: (storeId: string) => void;
  /** Where a store is looked for, and how that is changed. */
  readonly looked: Looked;
  readonly onLook: (looked: Looked) => void;
}

/** [R7.112] The stores of the country: nearest first once a place is named, each with its time or why it cannot. */
export function StoreChoice({ offers, chosenId, onChoose, looked, onLook }: StoreChoiceProps) {
  const t = useLabels();
  const { locale } = usePage();
  const [isNowhere, setIsNowhere] = useState(false);
  const name = useId();
  const find = (here: GlobePlace | 'nowhere') => {
    setIsNowhere(here === 'nowhere');
    onLook({ typed: '', here: here === 'nowhere' ? undefined : here });
  };
  return (
    <fieldset className={styles['part']}>
      <legend>{t('checkout_collect_stores')}</legend>
      {offers.length > 1 && (
        <div className={styles['search']}>
          <Field
            label={t('checkout_collect_search')}
            type="search"
            autoComplete="off"
            maxLength={60}
            value={looked.typed}
            // Enter looks, and sends nothing.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onChange={({ target }) => onLook({ ...looked, typed: target.value })}
          />
          <Button
            look="outline"
            onClick={() => {
              onLook({ ...looked, typed: '' });
              locate(find);
            }}
          >
            {t('checkout_collect_near')}
          </Button>
        </div>
      )}
      {isNowhere && <p role="alert">{t('checkout_collect_nowhere')}</p>}
      {storesInOrder(offers, looked, locale.bcp47).map((shown) => (
        <StoreOption
          key={shown.offer.store.id}
          {...shown}
          name={name}
          isChosen={shown.offer.store.id === chosenId}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  );
}

interface StoreOptionProps extends ShownStore {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: (storeId: string) => void;
}

function StoreOption({ offer, away, name, isChosen, onChoose }: StoreOptionProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const hours = new Intl.ListFormat(locale.bcp47, { style: 'narrow' });
  const { store, label, cannot, week } = offer;
  const { address1, address2, state, postalCode } = store.address;
  const place = placeLine({ city: store.city, state, postalCode, countryCode: store.country });
  const why =
    cannot && t(cannot === 'closed' ? 'checkout_collect_store_closed' : 'checkout_collect_no_stock');
  return (
    <div className={styles['store']}>
      <label className={styles['choice']}>
        <input
          type="radio"
          name={name}
          value={store.id}
          checked={isChosen}
          disabled={cannot !== undefined}
          onChange={() => onChoose(store.id)}
        />
        <span>
          <bdi>{store.name}</bdi>
        </span>
        {away !== undefined && <span className={styles['away']}>{away}</span>}
        <span className={styles['detail']}>
          <bdi>{[address1, address2, place].filter((line) => line !== undefined).join(', ')}</bdi>
        </span>
        <span className={styles['when']}>{label ?? why}</span>
      </label>
      <details className={styles['hours']}>
        <summary>{t('checkout_collect_hours')}</summary>
        <dl>
          {week.map(({ day, spans }) => (
            <div key={day}>
              <dt>{day}</dt>
              <dd>{spans.length === 0 ? t('checkout_collect_closed') : hours.format(spans)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

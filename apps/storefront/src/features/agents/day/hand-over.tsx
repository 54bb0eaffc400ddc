import type { StoreParcel } from '@vitrine/contracts';
import { useState } from 'react';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import styles from './agent-day-page.module.css';

interface HandOverProps {
  /** What lies ready in the store. */
  readonly ready: readonly StoreParcel[];
  /** The day is to be read anew. */
  readonly onDone: () => void;
}

/** [R4.042] Parcels that are fetched: found by their number, handed over once a document was seen. A scanner types like a keyboard. */
export function HandOver({ ready, onDone }: HandOverProps) {
  const { t } = usePage().labels;
  const [found, setFound] = useState<readonly StoreParcel[]>();
  const [handed, setHanded] = useState<string>();
  const shown = found ?? ready;
  return (
    <section className={styles['part']} aria-label={t('workday_parcels')}>
      <h2 className={styles['subtitle']}>{t('workday_parcels')}</h2>
      <Form
        submit={t('workday_find')}
        look="outline"
        send={({ number = '' }) => shopClient().call('findStoreParcels', { body: { number } })}
        onDone={({ parcels }) => {
          setHanded(undefined);
          setFound(parcels);
        }}
      >
        <Field
          label={t('workday_number')}
          hint={t('workday_number_hint')}
          name="number"
          dir="ltr"
          minLength={4}
          maxLength={80}
          autoComplete="off"
          required
        />
      </Form>
      <output>{handed !== undefined && t('workday_handed', { number: `\u2066${handed}\u2069` })}</output>
      {shown.length === 0 && <p className={styles['soft']}>{t('workday_parcels_none')}</p>}
      <ul>
        {shown.map((parcel) => (
          <ParcelRow
            key={parcel.reference}
            parcel={parcel}
            onHanded={() => {
              setFound(undefined);
              setHanded(parcel.orderNumber);
              onDone();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface ParcelRowProps {
  readonly parcel: StoreParcel;
  readonly onHanded: () => void;
}

function ParcelRow({ parcel, onHanded }: ParcelRowProps) {
  const { labels } = usePage();
  const { t } = labels;
  const { reference, orderNumber, state, buyer, collector, pieces } = parcel;
  const [isSeen, setSeen] = useState(false);
  const { run, isBusy, failure } = useMutation(async () => {
    const body = { parcel: reference, identitySeen: true } as const;
    const answer = await shopClient().call('handOver', { body });
    if (answer.ok) onHanded();
    return answer;
  });
  return (
    <li className={styles['row']}>
      <article className={styles['callback']} aria-label={orderNumber}>
        <h3 className={styles['name']}>
          <bdi>{collector ?? buyer}</bdi>
        </h3>
        <p className={styles['soft']}>
          <bdi dir="ltr">{orderNumber}</bdi>
          {collector !== undefined && ` · ${t('workday_bought_by', { name: `\u2068${buyer}\u2069` })}`}
        </p>
        <ul className={styles['soft']}>
          {pieces.map(({ name, colour, size, quantity }) => (
            <li key={`${name} ${colour} ${size}`}>
              {[`${quantity} × ${name}`, colour, size].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
        {state === 'ready_for_collection' ? (
          <>
            <label className={styles['seen']}>
              <input type="checkbox" checked={isSeen} onChange={({ target }) => setSeen(target.checked)} />
              {t('workday_identity', { name: `\u2068${collector ?? buyer}\u2069` })}
            </label>
            <Button disabled={!isSeen || isBusy} onClick={() => void run()}>
              {t('workday_hand_over')}
            </Button>
          </>
        ) : (
          <p className={styles['state']}>
            {t(state === 'collected' ? 'workday_parcel_collected' : 'workday_parcel_not_ready')}
          </p>
        )}
        <p role="alert" className={styles['fault']}>
          {failure && failureText(failure, labels)}
        </p>
      </article>
    </li>
  );
}

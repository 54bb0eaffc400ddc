import { phoneText } from '@vitrine/domain';
import { inLanguage } from '../../shared/i18n/in-language.ts';
import { typeset } from '../../shared/i18n/typeset.ts';
import { Breadcrumb } from '../../shared/navigation/breadcrumb.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { DoorLine } from './door-line.tsx';
import { MapSlot } from './map-slot.tsx';
import { NextAppointment } from './next-appointment.tsx';
import { PieceHere } from './piece-here.tsx';
import styles from './store-page.module.css';
import type { StoreView } from './store-view.ts';

interface StorePageProps {
  readonly store: StoreView;
  /** The lists it stands in. */
  readonly trail: readonly { readonly name: string; readonly url: string }[];
  /** The piece that the shopper came from. */
  readonly piece: { readonly id: string; readonly name: string } | undefined;
}

/** [R2.025] One store: where it is, when it is open by its own clock, and what it does. */
export function StorePage({ store, trail, piece }: StorePageProps) {
  const t = useLabels();
  return (
    <>
      <Breadcrumb trail={trail} current={store.name} />
      <div className={styles['store']}>
        <header className={styles['head']}>
          <h1 className={styles['name']}>{store.name}</h1>
          <p className={styles['description']} {...inLanguage(store.textLanguage)}>
            {typeset(store.description)}
          </p>
          <DoorLine door={store.line.door} />
          {piece !== undefined && <PieceHere storeId={store.id} piece={piece} />}
          <address className={styles['address']}>
            {store.address.map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
            <a href={`tel:${store.phone}`} className={styles['way']}>
              <bdi dir="ltr">{phoneText(store.phone)}</bdi>
            </a>
            <a href={store.directionsUrl} rel="noreferrer" className={styles['way']}>
              {t('stores_directions')}
            </a>
          </address>
        </header>
        <aside className={styles['map']} aria-label={t('stores_map_name')}>
          <MapSlot stores={[store.line]} />
        </aside>
        <Hours store={store} />
        <div className={styles['offered']}>
          <Offers title={t('stores_services')} offers={store.services} />
          <Appointments store={store} />
        </div>
      </div>
    </>
  );
}

function Hours({ store }: { readonly store: StoreView }) {
  const t = useLabels();
  return (
    <section>
      <h2 className={styles['heading']}>{t('stores_hours')}</h2>
      <p className={styles['note']}>{t('stores_local_time', { city: store.city })}</p>
      <dl className={styles['hours']}>
        {store.hours.map(({ day, spans }) => (
          <div key={day} className={styles['day']}>
            <dt>{day}</dt>
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
      {store.closures.length > 0 && (
        <>
          <h3 className={styles['subheading']}>{t('stores_closures')}</h3>
          <dl className={styles['hours']}>
            {store.closures.map(({ days, reason, textLanguage }) => (
              <div key={days} className={styles['day']}>
                <dt>{days}</dt>
                <dd {...inLanguage(textLanguage)}>{reason}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

function Offers({ title, offers }: { readonly title: string; readonly offers: readonly string[] }) {
  if (offers.length === 0) return undefined;
  return (
    <section>
      <h2 className={styles['heading']}>{title}</h2>
      <OfferList offers={offers} />
    </section>
  );
}

function OfferList({ offers }: { readonly offers: readonly string[] }) {
  return (
    <ul className={styles['offers']}>
      {offers.map((offer) => (
        <li key={offer}>{offer}</li>
      ))}
    </ul>
  );
}

/** [R3.040, R3.041] The kinds of appointment, the next that is free or that none is, and the way to book. */
function Appointments({ store: { id, slug, appointments } }: { readonly store: StoreView }) {
  const t = useLabels();
  return (
    <section>
      <h2 className={styles['heading']}>{t('stores_appointments')}</h2>
      {appointments.length > 0 && <OfferList offers={appointments} />}
      <NextAppointment storeId={id} />
      {appointments.length > 0 && (
        <Link to={`/point-of-sale/${slug}/appointment`} className={buttonClass('solid')}>
          {t('stores_book')}
        </Link>
      )}
    </section>
  );
}

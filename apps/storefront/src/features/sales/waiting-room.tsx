import type { PrivateSaleBody, SalePlaceBody } from '@vitrine/contracts';
import { type ReactNode, useId } from 'react';
import { useRevalidator } from 'react-router';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Button, type ButtonLook } from '../../shared/ui/button.tsx';
import { Countdown } from './countdown.tsx';
import { momentText, useTimeZone } from './moments.ts';
import styles from './sale-page.module.css';
import { useSalePlace } from './use-sale-place.ts';

/** [R4.042] The waiting room of a sale: the way into the queue, the place in it, and the visit. */
export function WaitingRoom({ sale, enter }: { readonly sale: PrivateSaleBody; readonly enter: ReactNode }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const title = useId();
  const timeZone = useTimeZone(locale);
  const place = useSalePlace(sale);
  const { room } = sale;
  if (room === undefined) return undefined;
  const isOpen = room.opensAt <= sale.now;
  const when = momentText(room.opensAt, { bcp47: locale.bcp47, timeZone });
  return (
    <section className={styles['room']} aria-labelledby={title}>
      <h2 id={title} className={styles['heading']}>
        {t('sales_room_title')}
      </h2>
      {place?.state !== 'inside' && (
        <p className={styles['soft']}>{t('sales_room_text', { minutes: room.visitMinutes })}</p>
      )}
      {isOpen ? (
        <Place sale={sale} place={place} enter={enter} />
      ) : (
        <p suppressHydrationWarning>{t('sales_room_opens', { when })}</p>
      )}
      <output className="visually-hidden">{isOpen && spoken(place, t)}</output>
    </section>
  );
}

/** What is read out when it changes: not each step of the queue. */
function spoken(place: SalePlaceBody | undefined, t: ReturnType<typeof usePage>['labels']['t']) {
  if (place?.state === 'inside') return t('sales_your_turn');
  if (place?.state === 'waiting') return t('sales_at_most', { minutes: place.minutesAtMost ?? 0 });
  return undefined;
}

interface PlaceProps {
  readonly sale: PrivateSaleBody;
  readonly place: SalePlaceBody | undefined;
  readonly enter: ReactNode;
}

function Place({ sale: { saleId, now }, place, enter }: PlaceProps) {
  const t = usePage().labels.t;
  const params = { saleId };
  const take = <Change label={t('sales_take_place')} send={() => takePlace(saleId)} />;
  switch (place?.state) {
    case 'waiting':
      return (
        <>
          <p className={styles['ahead']}>{t('sales_ahead', { count: place.ahead ?? 0 })}</p>
          <p>{t('sales_at_most', { minutes: place.minutesAtMost ?? 0 })}</p>
          <p className={styles['soft']}>{t('sales_follows')}</p>
          <Change
            look="text"
            label={t('sales_leave_queue')}
            send={() => shopClient().call('leaveSalePlace', { params })}
          />
        </>
      );
    case 'inside':
      return <Visit saleId={saleId} now={now} leavesAt={place.leavesAt ?? now} enter={enter} />;
    case 'over':
      return (
        <>
          <p className={styles['ahead']}>{t('sales_visit_over')}</p>
          <p>{t('sales_visit_over_text')}</p>
          {take}
        </>
      );
    case 'elsewhere':
      return (
        <>
          <p className={styles['ahead']}>{t('sales_elsewhere')}</p>
          <p>{t('sales_elsewhere_text')}</p>
          <Change label={t('sales_move_here')} send={() => takePlace(saleId, true)} />
        </>
      );
    case undefined:
      return take;
  }
}

const takePlace = (saleId: string, movesHere = false) =>
  shopClient().call('takeSalePlace', { params: { saleId }, body: { movesHere } });

interface VisitProps {
  readonly saleId: string;
  readonly now: string;
  readonly leavesAt: string;
  readonly enter: ReactNode;
}

function Visit({ saleId, now, leavesAt, enter }: VisitProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { revalidate } = useRevalidator();
  const when = momentText(leavesAt, { bcp47: locale.bcp47, timeZone: useTimeZone(locale) }, 'hour');
  const until = t('sales_visit_until', { when });
  return (
    <>
      <p className={styles['ahead']}>{t('sales_your_turn')}</p>
      <Countdown label={until} now={now} until={leavesAt} onReached={() => void revalidate()} />
      <p className={styles['soft']}>{t('sales_visit_text')}</p>
      <div className={styles['ways']}>
        {enter}
        <Change
          look="text"
          label={t('sales_leave')}
          send={() => shopClient().call('leaveSalePlace', { params: { saleId } })}
        />
      </div>
    </>
  );
}

interface ChangeProps {
  readonly label: string;
  readonly look?: ButtonLook;
  readonly send: Parameters<typeof useMutation<[], unknown>>[0];
}

/** A button that changes the place, and the page with it. */
function Change({ label, look = 'solid', send }: ChangeProps) {
  const { labels } = usePage();
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  const { run, isBusy, failure } = useMutation(send);
  const press = async () => {
    if ((await run()) !== undefined) await revalidate();
  };
  return (
    <div>
      <Button look={look} disabled={isBusy || !isHydrated} aria-busy={isBusy} onClick={() => void press()}>
        {label}
      </Button>
      <p role="alert" className={styles['refusal']}>
        {failure && failureText(failure, labels)}
      </p>
    </div>
  );
}

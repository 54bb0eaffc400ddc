import type { AdviserActsBody } from '@vitrine/contracts';
import { useState } from 'react';
import { dayText } from '../../../shared/i18n/day-text.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import styles from './security-page.module.css';

type Act = AdviserActsBody['acts'][number];

/** So many are read at a glance; the others are a press away. */
const SHOWN_FIRST = 5;

/** What a service is called whose things were looked at or changed. */
const AREAS = {
  cart: 'mylv_adviser_area_bag',
  checkout: 'mylv_adviser_area_orders',
  payment: 'mylv_adviser_area_orders',
  order: 'mylv_adviser_area_orders',
  addressbook: 'mylv_adviser_area_addresses',
  account: 'mylv_adviser_area_account',
  consents: 'mylv_adviser_area_account',
  wardrobing: 'mylv_adviser_area_selections',
  notes: 'mylv_adviser_area_notes',
} as const;
const areaLabel = (area: string) =>
  Object.entries(AREAS).find(([name]) => name === area)?.[1] ?? 'mylv_adviser_area_other';

/** [R6.003] Who of the house looked at the customer or acted for them, the latest first. */
export function AdviserActs({ acts }: { readonly acts: readonly Act[] }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const [isWhole, setWhole] = useState(false);
  const { country } = locale;
  if (acts.length === 0) return <p className={styles['soft']}>{t('mylv_advisers_none')}</p>;
  const what = ({ act, area = '' }: Act): string => {
    if (act === 'read') return t('mylv_adviser_read', { area: t(areaLabel(area)) });
    if (act === 'changed') return t('mylv_adviser_changed', { area: t(areaLabel(area)) });
    return t(`mylv_adviser_${act}`);
  };
  const rows = inRows(
    acts.map((act) => ({
      what: what(act),
      adviser: act.adviser,
      store: act.store,
      day: dayText({ at: act.at, country }, locale),
    })),
  );
  return (
    <>
      <ul className={styles['list']}>
        {rows.slice(0, isWhole ? undefined : SHOWN_FIRST).map(({ row, times }) => (
          <li key={JSON.stringify(row)} className={styles['row']}>
            <p>
              {row.what}
              {times > 1 && ` (${times} ×)`}
              <span className={styles['soft']}>
                <bdi>{row.adviser}</bdi>, <bdi>{row.store}</bdi>, {row.day}
              </span>
            </p>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN_FIRST && !isWhole && (
        <Button look="outline" onClick={() => setWhole(true)}>
          {t('mylv_advisers_all')}
        </Button>
      )}
    </>
  );
}

interface Row {
  readonly what: string;
  readonly adviser: string;
  readonly store: string;
  readonly day: string;
}

/** The same of one adviser again and again on a day is one row. */
function inRows(rows: readonly Row[]): readonly { readonly row: Row; readonly times: number }[] {
  const sameRows = Map.groupBy(rows, (row) => JSON.stringify(row));
  return [...sameRows.values()].flatMap(([row, ...more]) =>
    row === undefined ? [] : [{ row, times: more.length + 1 }],
  );
}

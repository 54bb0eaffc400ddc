import { useId } from 'react';
import { localizedPath } from '../../shared/navigation/page-path.ts';
import { usePage } from '../../shared/page/page.tsx';
import { serviceName } from '../../shared/stores/service-name.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import styles from './find-form.module.css';

/** What a visitor asked for in the list of stores. */
export interface StoreWish {
  readonly words: string;
  readonly service: string;
  readonly isOpenNow: boolean;
}

interface FindFormProps {
  readonly wish: StoreWish;
  /** The codes of what some store does. */
  readonly services: readonly string[];
}

export const WORDS_MAX_LENGTH = 100;

/** [R2.015] The search for stores: a form that leads to an address, so that it works before any script is there. */
export function FindForm({ wish, services }: FindFormProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const id = useId();
  return (
    <search>
      <form action={localizedPath('/stores', locale)} className={styles['form']}>
        <div className={styles['words']}>
          <Field
            type="search"
            name="q"
            label={t('stores_find')}
            defaultValue={wish.words}
            maxLength={WORDS_MAX_LENGTH}
            enterKeyHint="search"
            autoComplete="off"
          />
        </div>
        <div className={styles['service']}>
          <label htmlFor={id} className={styles['label']}>
            {t('stores_service_which')}
          </label>
          <select id={id} name="service" defaultValue={wish.service} className={styles['select']}>
            <option value="">{t('stores_service_any')}</option>
            {services.map((code) => (
              <option key={code} value={code}>
                {serviceName(code, labels)}
              </option>
            ))}
          </select>
        </div>
        <TickBox name="open" value="1" defaultChecked={wish.isOpenNow} className={styles['open'] ?? ''}>
          {t('stores_open_now')}
        </TickBox>
        <Button type="submit">{t('stores_search')}</Button>
      </form>
    </search>
  );
}

import type { Store } from '@vitrine/contracts';
import { RETURN_KINDS, RETURN_WAYS } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { dayText } from '../../../shared/i18n/day-text.ts';
import { ChoiceField } from './choice-field.tsx';
import { LineChoice } from './line-choice.tsx';
import { RadioChoice } from './radio-choice.tsx';
import styles from './return-dialog.module.css';
import { type FormLine, isComplete, type ReturnForm } from './return-form.ts';

interface ReturnChoiceProps {
  readonly form: ReturnForm;
  readonly lines: readonly FormLine[];
  readonly country: string;
  readonly onChange: (form: ReturnForm) => void;
  readonly onReview: () => void;
}

/** What comes back, why, for what and how. */
export function ReturnChoice({ form, lines, country, onChange, onReview }: ReturnChoiceProps) {
  const t = useLabels();
  const stores = useStoresThatTake(country);
  const ways = stores.length > 0 ? RETURN_WAYS : RETURN_WAYS.filter((way) => way !== 'store');
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onReview();
      }}
    >
      <Deadline lines={lines} country={country} />
      <RadioChoice
        title={t('returns_kind')}
        options={RETURN_KINDS.map((kind) => ({ value: kind, text: t(`returns_kind_${kind}`) }))}
        value={form.kind}
        onChoose={(kind) => onChange({ ...form, kind })}
      />
      <fieldset className={styles['part']}>
        <legend className={styles['heading']}>{t('returns_which')}</legend>
        <ul>
          {lines.map((formLine) => (
            <LineChoice
              key={formLine.line.itemId}
              formLine={formLine}
              kind={form.kind}
              chosen={form.lines[formLine.line.itemId]}
              onChoose={(chosen) =>
                onChange({ ...form, lines: { ...form.lines, [formLine.line.itemId]: chosen } })
              }
            />
          ))}
        </ul>
      </fieldset>
      <RadioChoice
        title={t('returns_way')}
        options={ways.map((way) => ({ value: way, text: t(`returns_way_${way}`) }))}
        value={form.way}
        onChoose={(way) => onChange({ ...form, way })}
      />
      {form.way === 'store' && (
        <ChoiceField
          label={t('returns_store')}
          empty={t('returns_wanted_none')}
          value={form.store?.id ?? ''}
          options={stores.map(({ id, name, city }) => ({ value: id, text: `${city}, ${name}` }))}
          onChange={({ target }) =>
            onChange({ ...form, store: stores.find(({ id }) => id === target.value) })
          }
        />
      )}
      <Button type="submit" disabled={!isComplete(form)}>
        {t('returns_review')}
      </Button>
    </form>
  );
}

/** The last day of what may still come back. */
function Deadline({ lines, country }: Pick<ReturnChoiceProps, 'lines' | 'country'>) {
  const { labels, locale } = usePage();
  const open = lines.flatMap(({ may }) => (may.quantity > 0 && may.until !== undefined ? [may.until] : []));
  const [first] = open.toSorted();
  if (first === undefined) return null;
  return (
    <p className={styles['soft']}>
      {labels.t('returns_until', { date: dayText({ at: first, country }, locale) })}
    </p>
  );
}

/** The stores of a country that take pieces back; none until they were read. */
function useStoresThatTake(country: string): readonly Store[] {
  const [stores, setStores] = useState<readonly Store[]>([]);
  useEffect(() => {
    let isGone = false;
    const body = { country, clickAndCollect: true };
    const read = async () => {
      const answer = await shopClient().call('queryStores', { body });
      if (!isGone && answer.ok) setStores(answer.value.hits);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [country]);
  return stores;
}

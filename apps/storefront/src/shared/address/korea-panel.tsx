import { type KeyboardEvent, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import { shopClient } from '../api/shop-client.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { loadLabels } from '../i18n/load-labels.ts';
import { usePage } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import styles from './korea-panel.module.css';
import type { FoundAddress } from './found-address.ts';

await loadLabels('korea');

interface KoreaPanelProps {
  readonly onChoose: (address: FoundAddress) => void;
  readonly onClose: () => void;
}

/** [R7.188] Finds an address by its road, its lot number or its building. */
export function KoreaPanel({ onChoose, onClose }: KoreaPanelProps) {
  const { labels } = usePage();
  const { t } = labels;
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<readonly FoundAddress[]>();
  const { run, isBusy, failure } = useMutation(() =>
    shopClient().call('searchKoreanAddresses', { query: { keyword } }),
  );
  const search = async () => {
    if (keyword.trim() === '') return;
    const answer = await run();
    if (answer?.ok === true) setFound(answer.value.results);
  };
  // No form of its own: the panel stands inside the form of the address.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void search();
  };
  return (
    <Dialog title={t('address_korea_search')} onClose={onClose}>
      <div className={styles['search']}>
        <Field
          label={t('address_korea_keyword')}
          hint={t('address_korea_hint')}
          type="search"
          autoComplete="off"
          value={keyword}
          onKeyDown={press}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void search()}>
          {t('address_korea_find')}
        </Button>
      </div>
      <output className={styles['status']}>
        {failure && failureText(failure, labels)}
        {found && t('address_korea_found', { count: found.length })}
      </output>
      <ul className={styles['results']}>
        {found?.map((address) => (
          <li key={`${address.roadAddr} ${address.zipNo}`}>
            <button
              type="button"
              className={styles['result']}
              onClick={() => {
                onClose();
                onChoose(address);
              }}
            >
              <span>{address.roadAddr}</span>
              <span className={styles['lot']}>{address.jibunAddr}</span>
              <span className={styles['code']}>{address.zipNo}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

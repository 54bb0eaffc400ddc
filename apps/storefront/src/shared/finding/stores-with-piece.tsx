import type { Store } from '@vitrine/contracts';
import type { GlobePlace } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import type { CallResult } from '../api/call-failure.ts';
import { shopClient } from '../api/shop-client.ts';
import { loadLabels } from '../i18n/load-labels.ts';
import { regionName } from '../i18n/region-names.ts';
import { Link } from '../navigation/link.tsx';
import { usePage } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { locate, nearestTo } from './near-me.ts';
import styles from './stores-with-piece.module.css';

// The import of this module waits for its labels too.
await loadLabels('finding');

interface StoresWithPieceProps {
  readonly skuId: string;
  /** The page of a store says whether it has the piece. */
  readonly productId: string;
  readonly onClose: () => void;
}

/** [R7.182] The stores that have a piece to hand over: those of the page's country first, or those nearest to the device. */
export function StoresWithPiece({ skuId, productId, onClose }: StoresWithPieceProps) {
  const { t } = usePage().labels;
  const answer = useStoresWith(skuId);
  return (
    <Dialog title={t('finding_piece_stores')} onClose={onClose}>
      {answer === undefined && <output>{t('please_wait')}</output>}
      {answer?.ok === false && <p role="alert">{t('finding_store_failed')}</p>}
      {answer?.ok === true && <Found stores={answer.value.hits} productId={productId} />}
    </Dialog>
  );
}

interface FoundProps {
  readonly stores: readonly Store[];
  readonly productId: string;
}

function Found({ stores, productId }: FoundProps) {
  const { t } = usePage().labels;
  const [here, setHere] = useState<GlobePlace | 'nowhere'>();
  if (stores.length === 0) return <p>{t('finding_piece_nowhere')}</p>;
  return (
    <>
      <Button look="outline" onClick={() => locate(setHere)}>
        {t('finding_store_near')}
      </Button>
      {here === 'nowhere' && <p role="alert">{t('finding_store_nowhere')}</p>}
      <Stores stores={stores} productId={productId} here={here === 'nowhere' ? undefined : here} />
    </>
  );
}

interface StoresProps extends FoundProps {
  readonly here: GlobePlace | undefined;
}

function Stores({ stores, productId, here }: StoresProps) {
  const { locale } = usePage();
  const { bcp47, country } = locale;
  const inOrder =
    here === undefined
      ? stores
          .toSorted((one, other) => Number(other.country === country) - Number(one.country === country))
          .map((store) => ({ store, away: regionName(store.country, bcp47) }))
      : nearestTo(here, stores, bcp47);
  return (
    <ul className={styles['stores']}>
      {inOrder.map(({ store: { id, slug, name, city, address }, away }) => (
        <li key={id}>
          <Link to={`/point-of-sale/${slug}?piece=${productId}`} className={styles['store']}>
            <span className={styles['name']}>{name}</span>
            <span className={styles['away']}>{away}</span>
            <span className={styles['place']}>
              {address.address1}, {city}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useStoresWith(skuId: string) {
  const [answer, setAnswer] = useState<CallResult<{ readonly hits: readonly Store[] }>>();
  useEffect(() => {
    let isWanted = true;
    const asked = shopClient().call('queryStores', { body: { skuId, clickAndCollect: true } });
    void asked.then((result) => isWanted && setAnswer(result));
    return () => {
      isWanted = false;
    };
  }, [skuId]);
  return answer;
}

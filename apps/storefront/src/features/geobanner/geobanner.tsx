import type { GeobannerBody } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { shopClient } from '../../shared/api/shop-client.ts';
import { loadLabels } from '../../shared/i18n/load-labels.ts';
import { regionName } from '../../shared/i18n/region-names.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { splitPagePath } from '../../shared/navigation/page-path.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import styles from './geobanner.module.css';

// The import of this module waits for its labels too.
await loadLabels('geobanner');

/**
 * [R7.018] Offers a visitor from another country the same page of the shop there, once. The browser asks for it, so that no
 * page that is kept says where somebody is; and it lies beside the page, which goes on working below it.
 */
export function Geobanner({ onClose }: { readonly onClose: () => void }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { pathname } = useLocation();
  const [offer, setOffer] = useState<GeobannerBody>();
  useEffect(() => {
    if (isAnswered()) return;
    const query = { seoUrl: splitPagePath(location.pathname).local };
    void shopClient()
      .call('getGeobanner', { query })
      .then((answer) => answer.ok && answer.value.display && setOffer(answer.value));
  }, []);
  if (offer?.country === undefined || offer.locale === undefined) return undefined;
  const country = regionName(offer.country, locale.bcp47);
  const close = () => {
    rememberAnswer();
    onClose();
  };
  return (
    <section className={styles['banner']} aria-labelledby="geobanner-title">
      <h2 id="geobanner-title" className={styles['title']}>
        {t('geobanner_title', { country })}
      </h2>
      <p className={styles['text']}>{t('geobanner_text')}</p>
      <div className={styles['ways']}>
        {/* The visitor may have gone on to another page meanwhile. */}
        <Link
          to={`/${offer.locale}${splitPagePath(pathname).local}`}
          className={buttonClass('solid')}
          onClick={rememberAnswer}
        >
          {t('geobanner_go', { country })}
        </Link>
        <Button look="text" onClick={close}>
          {t('geobanner_stay')}
        </Button>
      </div>
    </section>
  );
}

const KEY = 'vitrine-geobanner';

/** Whether somebody on this device has said which country's shop they want. */
function isAnswered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // A browser that keeps nothing would ask on every page: it is not asked at all.
    return true;
  }
}

function rememberAnswer(): void {
  try {
    localStorage.setItem(KEY, 'answered');
  } catch {
    // Nothing is remembered then.
  }
}

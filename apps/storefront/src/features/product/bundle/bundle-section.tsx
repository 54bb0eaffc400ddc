import type { Sku } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { readSkus } from '../../../shared/api/read-skus.ts';
import { variantText } from '../../../shared/i18n/variant-text.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { usePage } from '../../../shared/page/page.tsx';
import { Picture } from '../../../shared/pictures/picture.tsx';
import styles from './bundle-section.module.css';

interface BundleSectionProps {
  readonly ids: readonly string[];
  /** What the page brought; undefined where it is to be asked for. */
  readonly known: readonly Sku[] | undefined;
}

/** [R3.003, R9.036] The pieces inside a bundle, each with its picture and the way to its page. */
export function BundleSection({ ids, known }: BundleSectionProps) {
  const { t } = usePage().labels;
  const [parts, setParts] = useState(known);
  useEffect(() => {
    if (parts !== undefined) return undefined;
    let isWanted = true;
    void readSkus(ids, { precision: 'high' }).then((found) => isWanted && setParts(found));
    return () => {
      isWanted = false;
    };
  }, [ids, parts]);
  if (parts === undefined || parts.length === 0) return undefined;
  return (
    <section className={styles['bundle']} aria-labelledby="bundle-title">
      <h2 id="bundle-title" className={styles['title']}>
        {t('detail_bundle')}
      </h2>
      <ul className={styles['parts']}>
        {parts.map((part) => (
          <li key={part.identifier}>
            <Part part={part} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Part({ part }: { readonly part: Sku }) {
  const { labels } = usePage();
  const [media] = part.medias;
  return (
    <Link to={part.url} className={styles['part']}>
      <span className={styles['plate']}>
        {media && <Picture media={media} alt="" sizes="8rem" className={styles['picture']} />}
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{part.name}</span>
        <span className={styles['variant']}>{variantText(part, labels.t)}</span>
        {part.price !== undefined && <span className={styles['price']}>{part.price}</span>}
      </span>
    </Link>
  );
}

import type { OrderBody } from '@vitrine/contracts';
import { sizedMediaUrl } from '@vitrine/domain';
import { variantText } from '../../../shared/i18n/variant-text.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './order-lines.module.css';

/** Twice the size at which it stands, for dense screens; the media route rounds up to a width that exists. */
const PICTURE_SIZE = { widthPx: 192, heightPx: 240 };

/** The pieces of an order as they were when it was made. */
export function OrderLines({ lines }: { readonly lines: OrderBody['lines'] }) {
  const t = useLabels();
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <li key={line.itemId} className={styles['line']}>
          <img
            className={styles['picture']}
            src={sizedMediaUrl(line.mediaUrl, PICTURE_SIZE)}
            width={PICTURE_SIZE.widthPx}
            height={PICTURE_SIZE.heightPx}
            alt=""
            loading="lazy"
          />
          <div>
            <p className={styles['name']}>{line.name}</p>
            <p className={styles['detail']}>{variantText(line, t)}</p>
            <p className={styles['detail']}>{t('checkout_quantity', { count: line.quantity })}</p>
          </div>
          <p className={styles['price']}>{line.lineTotal.label}</p>
        </li>
      ))}
    </ul>
  );
}

import type { CertificateBody } from '@vitrine/contracts';
import { variantText } from '../../shared/i18n/variant-text.ts';
import { usePage } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import styles from './piece-plate.module.css';

interface PiecePlateProps {
  /** Undefined where nobody recorded which piece it is. */
  readonly sku: CertificateBody['sku'];
  readonly number: string;
}

/** The piece that a page speaks of: its picture, its name and its number. */
export function PiecePlate({ sku, number }: PiecePlateProps) {
  const { t } = usePage().labels;
  return (
    <div className={styles['plate']}>
      {sku?.media !== undefined && (
        <Picture media={sku.media} alt="" sizes="16rem" className={styles['picture']} />
      )}
      <p className={styles['name']}>{sku?.name ?? t('certificates_piece')}</p>
      {sku !== undefined && <p className={styles['soft']}>{variantText(sku, t)}</p>}
      <p className={styles['soft']}>
        <bdi>{t('certificates_number', { number })}</bdi>
      </p>
    </div>
  );
}

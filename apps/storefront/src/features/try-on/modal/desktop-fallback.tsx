import type { Sku } from '@vitrine/contracts';
import { pieceText } from '../../../shared/i18n/variant-text.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { LookPicture } from './look-picture.tsx';
import styles from './message.module.css';

/** [R2.081, R4.006] What a desktop shows of a type that is tried on by phone: the piece itself, and where to go on. */
export function DesktopFallback({ sku }: { readonly sku: Sku }) {
  const t = useLabels();
  return (
    <div className={styles['message']}>
      <LookPicture sku={sku} alt={pieceText(sku.name, sku, t)} className={styles['picture']} />
      <p className={styles['text']}>{t('tryon_desktop_fallback')}</p>
    </div>
  );
}

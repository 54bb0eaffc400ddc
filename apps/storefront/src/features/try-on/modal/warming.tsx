import type { Sku } from '@vitrine/contracts';
import { useLabels } from '../../../shared/page/page.tsx';
import { LookPicture } from '../pieces/look-picture.tsx';
import styles from './message.module.css';

/** While nothing is known yet: the piece, and that it is on its way. */
export function Warming({ sku }: { readonly sku: Sku }) {
  const t = useLabels();
  return (
    <div className={styles['message']} aria-busy="true">
      <LookPicture sku={sku} alt="" className={styles['picture']} />
      <p className={styles['text']}>{t('tryon_loading')}</p>
    </div>
  );
}

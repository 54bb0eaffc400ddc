import type { Media } from '@vitrine/contracts';
import { useEffect, useRef } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { Picture } from '../../../shared/pictures/picture.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import styles from './picture-dialog.module.css';

interface PictureDialogProps {
  readonly media: Media;
  readonly name: string;
  readonly onClose: () => void;
}

/** The widest it may stand: see the stylesheet. */
const SIZES = 'max(100vw, 80vh)';

/** One picture, larger than the screen: opened at its middle, looked over by swiping, by the wheel or by the arrow keys. */
export function PictureDialog({ media, name, onClose }: PictureDialogProps) {
  const t = useLabels();
  const stage = useRef<HTMLElement>(null);
  // Runs after the dialog's own effect has shown it; before that nothing has a size.
  useEffect(() => {
    stage.current?.querySelector('img')?.scrollIntoView({ block: 'center', inline: 'center' });
  }, []);
  return (
    <Dialog title={name} shape="full" onClose={onClose}>
      <section ref={stage} className={styles['stage']} aria-label={t('product_picture_large', { name })}>
        <Picture media={media} alt="" sizes={SIZES} className={styles['image']} />
      </section>
    </Dialog>
  );
}

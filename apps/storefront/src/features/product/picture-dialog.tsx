import type { Media } from '@vitrine/contracts';
import { useLabels } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import styles from './picture-dialog.module.css';

interface PictureDialogProps {
  readonly media: Media;
  readonly name: string;
  readonly onClose: () => void;
}

/** One picture as large as the screen. */
export function PictureDialog({ media, name, onClose }: PictureDialogProps) {
  const t = useLabels();
  return (
    <Dialog title={name} shape="full" onClose={onClose}>
      <div className={styles['stage']}>
        <Picture
          media={media}
          alt={t('product_picture_large', { name })}
          sizes="100vw"
          className={styles['image']}
        />
      </div>
    </Dialog>
  );
}

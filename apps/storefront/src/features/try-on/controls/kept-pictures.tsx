import { useCallback } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import styles from './kept-pictures.module.css';

interface KeptPicturesProps {
  readonly pictures: readonly { readonly file: File; readonly name: string }[];
  readonly onClose: () => void;
}

/** [R2.090, R2.091] For a phone that can neither share files nor download them: the pictures, to be pressed long and saved. */
export function KeptPictures({ pictures, onClose }: KeptPicturesProps) {
  const t = useLabels();
  return (
    <Dialog title={t('tryon_keep_photo_title')} shape="full" onClose={onClose}>
      <p>{t('tryon_keep_photo_how')}</p>
      {pictures.map(({ file, name }) => (
        <KeptPicture key={file.name} file={file} alt={t('tryon_keep_photo_alt', { name })} />
      ))}
    </Dialog>
  );
}

function KeptPicture({ file, alt }: { readonly file: File; readonly alt: string }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      picture.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(picture.src);
    },
    [file],
  );
  return <img ref={show} alt={alt} className={styles['picture']} />;
}

import type { Sku } from '@vitrine/contracts';
import { Picture } from '../../../shared/pictures/picture.tsx';

interface LookPictureProps {
  readonly sku: Pick<Sku, 'medias'>;
  readonly alt: string;
  readonly className: string | undefined;
}

/** The main picture of a look, where it has one. */
export function LookPicture({ sku, alt, className }: LookPictureProps) {
  const [media] = sku.medias;
  return (
    media && <Picture media={media} alt={alt} sizes="(width < 48rem) 80vw, 30rem" className={className} />
  );
}

import type { Media } from '@vitrine/contracts';
import { preload } from 'react-dom';
import { type PictureSources, pictureSources } from '../../shared/pictures/picture-sources.ts';

interface ScenePictureProps {
  readonly wide: Media;
  readonly upright: Media;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** As the page's style sheet divides its columns. A telephone shows three pixels where two are seen. */
const NARROW = { media: '(width < 48rem)', sizes: '85vw' } as const;
const BROAD = { media: '(width >= 48rem)', sizes: '62vw' } as const;

const fetchFirst = (
  { avif, fallback }: PictureSources,
  { media, sizes }: typeof NARROW | typeof BROAD,
): void =>
  preload(fallback, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avif,
    imageSizes: sizes,
    media,
    fetchPriority: 'high',
  });

/** A scene that the page opens with: the wide picture beside the words, the upright one above them. */
export function ScenePicture({ wide, upright, alt, className }: ScenePictureProps) {
  const [broad, narrow] = [pictureSources(wide), pictureSources(upright)];
  fetchFirst(broad, BROAD);
  fetchFirst(narrow, NARROW);
  return (
    <picture>
      <source type="image/avif" media={NARROW.media} srcSet={narrow.avif} sizes={NARROW.sizes} />
      <source type="image/webp" media={NARROW.media} srcSet={narrow.webp} sizes={NARROW.sizes} />
      <source type="image/avif" srcSet={broad.avif} sizes={BROAD.sizes} />
      <img
        className={className}
        src={broad.fallback}
        srcSet={broad.webp}
        sizes={BROAD.sizes}
        width={wide.width}
        height={wide.height}
        alt={alt}
        fetchPriority="high"
        decoding="sync"
      />
    </picture>
  );
}

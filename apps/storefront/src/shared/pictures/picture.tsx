import type { Media } from '@vitrine/contracts';
import { preload } from 'react-dom';
import { pictureSources } from './picture-sources.ts';

export interface PictureProps {
  readonly media: Media;
  readonly alt: string;
  /** How wide it stands, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** The largest thing on the first screen: fetched at once, before everything else. */
  readonly isHero?: boolean;
  readonly className?: string | undefined;
}

/** A picture in the widths that exist, AVIF before WebP, with its proportions known before it arrives. */
export function Picture({ media, alt, sizes, isHero = false, className }: PictureProps) {
  const sources = pictureSources(media);
  if (isHero) {
    preload(sources.fallback, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources.avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        className={className}
        src={sources.fallback}
        srcSet={sources.webp}
        sizes={sizes}
        width={media.width}
        height={media.height}
        alt={alt}
        loading={isHero ? 'eager' : 'lazy'}
        fetchPriority={isHero ? 'high' : 'auto'}
        decoding={isHero ? 'sync' : 'async'}
      />
    </picture>
  );
}

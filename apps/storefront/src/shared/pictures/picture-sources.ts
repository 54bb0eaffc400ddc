import type { Media } from '@vitrine/contracts';

export interface PictureSources {
  /** As the `srcset` attribute says them. */
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
}

/** The width of the one address for browsers that know no `srcset`, px. */
const FALLBACK_WIDTH = 960;

/** The addresses of a picture in every width that exists: `/media/{look}/{view}.avif?wid=640`. */
export function pictureSources(media: Pick<Media, 'url' | 'widths'>): PictureSources {
  const [path = ''] = media.url.split('?', 1);
  const at = (format: 'avif' | 'webp', width: number) => `${path}.${format}?wid=${width}`;
  const srcSet = (format: 'avif' | 'webp') =>
    media.widths.map((width) => `${at(format, width)} ${width}w`).join(', ');
  const fallbackWidth = media.widths.find((width) => width >= FALLBACK_WIDTH) ?? media.widths.at(-1);
  return {
    avif: srcSet('avif'),
    webp: srcSet('webp'),
    fallback: at('webp', fallbackWidth ?? FALLBACK_WIDTH),
  };
}

/** The address of a picture at its largest, for a browser to show by itself. */
export function largestPicture(media: Pick<Media, 'url' | 'widths'>): string {
  const [path = ''] = media.url.split('?', 1);
  return `${path}.webp?wid=${media.widths.at(-1) ?? FALLBACK_WIDTH}`;
}

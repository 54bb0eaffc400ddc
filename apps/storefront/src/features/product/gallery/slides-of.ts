import type { Media, Sku, Video } from '@vitrine/contracts';

/** A picture or a film. */
export interface Slide {
  readonly key: string;
  readonly media?: Media;
  readonly video?: Video;
}

/** What a gallery shows of one colour: its first picture, its films, its other pictures. */
export function slidesOf(
  { medias, colorCode }: Pick<Sku, 'medias' | 'colorCode'>,
  videos: readonly Video[],
): readonly Slide[] {
  const pictures = medias.map((media) => ({ key: media.view, media }));
  const films = videos
    .filter((video) => video.colorCode === undefined || video.colorCode === colorCode)
    .map((video) => ({ key: video.id, video }));
  return [...pictures.slice(0, 1), ...films, ...pictures.slice(1)];
}

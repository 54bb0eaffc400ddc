const WIDTH = '{IMG_WIDTH}';
const HEIGHT = '{IMG_HEIGHT}';

export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The address of a picture of a look, with placeholders for its size. */
export function mediaUrl(look: string, view: string): string {
  return `/media/${look}/${view}?wid=${WIDTH}&hei=${HEIGHT}`;
}

/** A picture of the house, by names. */
export interface PictureOfLook {
  readonly look: string;
  readonly view: string;
}

/** The picture that an address made by `mediaUrl` leads to; undefined for any other address. */
export function pictureAt(url: string): PictureOfLook | undefined {
  const [, look, view] = /^\/media\/([a-z0-9-]+)\/([a-z0-9-]+)(?:\?|$)/u.exec(url) ?? [];
  return look === undefined || view === undefined ? undefined : { look, view };
}

/** The address with its placeholders filled: the picture in (at least) that size. */
export function sizedMediaUrl(url: string, size: PictureSize): string {
  return url.replaceAll(WIDTH, String(size.widthPx)).replaceAll(HEIGHT, String(size.heightPx));
}

/** [R3.013] The address without the query parameters that hold a placeholder; all others stay. */
export function withoutSizePlaceholders(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const kept = query
    .split('&')
    .filter((part) => part !== '' && !part.includes(WIDTH) && !part.includes(HEIGHT));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

import type { Media } from '@vitrine/contracts';
import type { LookPicture } from '@vitrine/database';
import { mediaUrl } from '@vitrine/domain';

/** The view that stands for a look where only one picture is shown. */
const MAIN_VIEW = 'front';

/** The pictures of a look, in the order they are shown. */
export function toMedias(look: string, pictures: readonly LookPicture[]): Media[] {
  return pictures.map(({ view, width, height, widths }) => ({
    view,
    url: mediaUrl(look, view),
    width,
    height,
    widths: [...widths],
  }));
}

/** The address of a look's main picture. */
export function mainMediaUrl(look: string, pictures: readonly LookPicture[]): string {
  return mediaUrl(look, pictures[0]?.view ?? MAIN_VIEW);
}

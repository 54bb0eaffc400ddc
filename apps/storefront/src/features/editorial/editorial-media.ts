import type { HomepageBody, Media } from '@vitrine/contracts';
import { mediaUrl } from '@vitrine/domain';

type EditorialPicture = Extract<HomepageBody['componentList'][number], { type: 'hero' }>['picture'];

/** The widths in which the house's pictures are kept, px; a request is rounded up to one of them. */
const KEPT_WIDTHS = [320, 640, 960, 1280, 1600] as const;
const PROPORTION = { width: 1600, height: 2000 } as const;

/** An editorial picture names a look and a view only; it stands in a frame of its own proportions. */
export function editorialMedia({ look, view }: EditorialPicture): Media {
  return { view, url: mediaUrl(look, view), ...PROPORTION, widths: [...KEPT_WIDTHS] };
}

import type { Result } from '@vitrine/domain';

/** What a canvas can be drawn from. No SVG: it is a document, and may hold a script. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** A picture of the catalogue that another host keeps. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly mediaType: PictureType;
}

export interface PictureRefusal {
  readonly code: 'picture_not_allowed' | 'picture_too_large' | 'picture_unreachable';
  readonly about: 'url';
}

export interface PictureGateway {
  /** Fetches the picture of an https address. */
  readonly fetch: (address: URL) => Promise<Result<Picture, PictureRefusal>>;
}

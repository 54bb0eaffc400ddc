/** What an uploaded picture may measure. Refused from its header, before any decoder sees it. */
export const PHOTO_LIMITS = {
  /** A phone's largest JPEG is about 40 MB. */
  mostBytes: 60_000_000,
  mostMegapixels: 100,
  /** Longer than any camera's picture; a file of 44 bytes can claim 65535. */
  mostSidePx: 30_000,
  /** Below this a face is too small for the landmark model to see eyes in it. */
  leastSidePx: 64,
  /** Longer sides are reduced while decoding: enough for a sharp picture, and small enough for a phone's memory. */
  decodedSidePx: 2048,
} as const;

import type { PhotoFailure } from '../failure.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import { imageHeader } from './image-header.ts';
import { imageKind } from './image-kind.ts';
import type { ImageHeader } from './picture-header.ts';
import { PHOTO_LIMITS } from './photo-limits.ts';

/** Pictures no browser of ours decodes safely or at all, and what the shopper is told. */
const REFUSED_KINDS = {
  svg: 'svg-unsupported',
  heic: 'heic-unsupported',
  tiff: 'tiff-unsupported',
} as const;

/**
 * [R5.011] Whether an uploaded file may be decoded, judged by its bytes alone: its kind, its size by its header, and
 * whether it is whole.
 */
export function checkPhoto(bytes: Uint8Array): Result<ImageHeader, PhotoFailure> {
  const kind = imageKind(bytes);
  if (kind === undefined) return refused({ code: 'not-an-image' });
  if (kind === 'svg' || kind === 'heic' || kind === 'tiff') return refused({ code: REFUSED_KINDS[kind] });
  const header = imageHeader(kind, bytes);
  if (!header) return refused({ code: 'image-broken' });

  const { mostMegapixels, mostSidePx, leastSidePx } = PHOTO_LIMITS;
  const { widthPx, heightPx } = header;
  if (widthPx * heightPx > mostMegapixels * 1e6 || Math.max(widthPx, heightPx) > mostSidePx) {
    return refused({ code: 'image-too-large', limit: { unit: 'megapixels', most: mostMegapixels } });
  }
  if (Math.min(widthPx, heightPx) < leastSidePx)
    return refused({ code: 'image-too-small', leastPx: leastSidePx });
  return header.whole ? accepted(header) : refused({ code: 'image-broken' });
}

/** The size a picture is decoded to: its own, or reduced so that its longer side is `decodedSidePx`. */
export function decodedSize({ widthPx, heightPx }: ImageHeader) {
  const scale = Math.min(1, PHOTO_LIMITS.decodedSidePx / Math.max(widthPx, heightPx));
  return {
    widthPx: Math.max(1, Math.round(widthPx * scale)),
    heightPx: Math.max(1, Math.round(heightPx * scale)),
  };
}

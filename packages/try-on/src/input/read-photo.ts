import type { PhotoFailure } from '../failure.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { PixelSize } from '../snapshot/visible-part.ts';
import { checkPhoto, decodedSize } from './check-photo.ts';
import { PHOTO_LIMITS } from './photo-limits.ts';

/** [R5.011] Looks at an uploaded file without decoding it, and answers the size it is to be decoded to. */
export async function readPhoto(file: Blob): Promise<Result<PixelSize, PhotoFailure>> {
  const { mostBytes } = PHOTO_LIMITS;
  if (file.size > mostBytes) {
    return refused({ code: 'image-too-large', limit: { unit: 'bytes', most: mostBytes } });
  }
  const bytes = await bytesOf(file);
  if (!bytes) return refused({ code: 'image-broken' });
  const checked = checkPhoto(bytes);
  return checked.ok ? accepted(decodedSize(checked.value)) : checked;
}

async function bytesOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined; // moved or deleted since it was chosen
  }
}

import type { PhotoFailure } from '../failure.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import type { PixelSize } from '../snapshot/visible-part.ts';
import { imageKind } from './image-kind.ts';
import { checkPhoto, decodedSize } from './check-photo.ts';
import { PHOTO_LIMITS } from './photo-limits.ts';

/** How an uploaded file is to be decoded. */
interface PhotoToDecode extends PixelSize {
  /** Only a JPEG never has transparent pixels. */
  readonly mayBeTransparent: boolean;
}

/** [R5.011] Looks at an uploaded file without decoding it, and answers how it is to be decoded. */
export async function readPhoto(file: Blob): Promise<Result<PhotoToDecode, PhotoFailure>> {
  const { mostBytes } = PHOTO_LIMITS;
  if (file.size > mostBytes) {
    return refused({ code: 'image-too-large', limit: { unit: 'bytes', most: mostBytes } });
  }
  const bytes = await bytesOf(file);
  if (!bytes) return refused({ code: 'image-broken' });
  const checked = checkPhoto(bytes);
  return checked.ok
    ? accepted({ ...decodedSize(checked.value), mayBeTransparent: imageKind(bytes) !== 'jpeg' })
    : checked;
}

async function bytesOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined; // moved or deleted since it was chosen
  }
}

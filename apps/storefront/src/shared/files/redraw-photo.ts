import { REPAIR_PHOTO_LIMITS } from '@vitrine/domain';

/** Pixels along the longer side: enough to see a thread. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.88;

/**
 * [R2.019] A photo drawn anew: its pixels and nothing else, as JPEG, so that neither place nor time travels with it. Undefined
 * for what is no picture, or is too large.
 */
export async function redrawPhoto(file: Blob): Promise<Blob | undefined> {
  if (file.size > REPAIR_PHOTO_LIMITS.bytes) return undefined;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  // What is clear in a PNG would be black in a JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((done) => {
    canvas.toBlob((blob) => done(blob ?? undefined), 'image/jpeg', QUALITY);
  });
}

/** The bytes of a photo as a call takes them. */
export async function toBase64(photo: Blob): Promise<string> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCodePoint(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

/** As many arguments as every browser takes. */
const CHUNK = 8192;

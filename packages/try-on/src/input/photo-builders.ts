/** Builders of picture files for tests: whole headers around no pixels. */
export interface PhotoShape {
  readonly width: number;
  readonly height: number;
  /** Exif orientation of a JPEG. */
  readonly orientation?: number;
  /** False cuts the end off. */
  readonly whole?: boolean;
}

/** One byte per letter. */
export const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const big16 = (value: number) => String.fromCharCode(value >> 8, value & 255);
const big32 = (value: number) => big16(value >>> 16) + big16(value & 0xffff);
const little16 = (value: number) => String.fromCharCode(value & 255, value >> 8);
const little24 = (value: number) => little16(value & 0xffff) + String.fromCharCode(value >>> 16);
const little32 = (value: number) => little16(value & 0xffff) + little16(value >>> 16);

export function aJpeg({ width, height, orientation = 1, whole = true }: PhotoShape): Uint8Array {
  const directory = `${little16(1)}${little16(0x0112)}${little16(3)}${little32(1)}${little32(orientation)}`;
  const exif = `Exif\0\0II*\0${little32(8)}${directory}`;
  const frame = `\x08${big16(height)}${big16(width)}\x01\x01\x11\0`;
  const segment = (marker: string, content: string) => `\xff${marker}${big16(content.length + 2)}${content}`;
  const scan = `${segment('\xda', '\x01\x01\0\0\x3f\0')}\x12\xff\0\x34`;
  return bytesOf(
    `\xff\xd8${segment('\xe1', exif)}${segment('\xc4', '\0'.repeat(17))}${segment('\xc0', frame)}${scan}${whole ? '\xff\xd9' : ''}`,
  );
}

export function aPng({ width, height, whole = true }: PhotoShape): Uint8Array {
  const chunk = (name: string, content: string) => `${big32(content.length)}${name}${content}\0\0\0\0`;
  const header = chunk('IHDR', `${big32(width)}${big32(height)}\x08\x02\0\0\0`);
  return bytesOf(`\x89PNG\r\n\x1a\n${header}${chunk('IDAT', 'abc')}${whole ? chunk('IEND', '') : ''}`);
}

export function aGif({
  width,
  height,
  image = { width, height },
}: PhotoShape & { readonly image?: Pick<PhotoShape, 'width' | 'height'> }): Uint8Array {
  const screen = `${little16(width)}${little16(height)}\x80\0\0${'\0'.repeat(6)}`;
  const timing = '\x21\xf9\x04\0\0\0\0\0';
  const place = `\x2c\0\0\0\0${little16(image.width)}${little16(image.height)}\0`;
  return bytesOf(`GIF89a${screen}${timing}${place}\x02\x01\0\0\x3b`);
}

export function aWebp({ width, height }: PhotoShape, kind: 'VP8 ' | 'VP8L' | 'VP8X'): Uint8Array {
  const size = {
    'VP8 ': `\0\0\0\x9d\x01\x2a${little16(width)}${little16(height)}`,
    VP8L: `\x2f${little32(((width - 1) | ((height - 1) << 14)) >>> 0)}`,
    VP8X: `\0\0\0\0${little24(width - 1)}${little24(height - 1)}`,
  }[kind];
  const content = `WEBP${kind}${little32(size.length)}${size}`;
  return bytesOf(`RIFF${little32(content.length)}${content}`);
}

export function anAvif({ width, height }: PhotoShape): Uint8Array {
  const box = (name: string, content: string) => `${big32(content.length + 8)}${name}${content}`;
  const sizes =
    box('ispe', `\0\0\0\0${big32(width)}${big32(height)}`) + box('ispe', `\0\0\0\0${big32(64)}${big32(64)}`);
  const meta = box('meta', `\0\0\0\0${box('iprp', box('ipco', sizes))}`);
  return bytesOf(`${box('ftyp', 'avif\0\0\0\0mif1avif')}${meta}${box('mdat', 'abc')}`);
}

import type { Plane, Raster, YuvColour } from './raster.ts';
import { isTurned, isVideoFrame, type SourceImage, sizeOf } from './worker-protocol.ts';

/** Pixels of a frame or a decoded picture, in the form the browser holds them where that is known. */
export async function readPicture(picture: SourceImage, reader: PictureReader): Promise<Raster> {
  const direct = isVideoFrame(picture) ? await reader.copy(picture) : undefined;
  return direct ?? reader.draw(picture);
}

/** Holds the memory that one frame after another is read into. */
export interface PictureReader {
  /** The frame's own format, or undefined for a format that no camera delivers. */
  copy(frame: VideoFrame): Promise<Raster | undefined>;
  /** By way of a canvas: slower in Chromium, and the only way elsewhere. */
  draw(picture: SourceImage): Raster;
}

export function createPictureReader(): PictureReader {
  let bytes = new Uint8Array(0);
  let canvas: OffscreenCanvas | undefined;

  return {
    async copy(frame) {
      if (frame.format === null || isTurned(frame)) return undefined;
      const size = frame.allocationSize();
      if (bytes.length < size) bytes = new Uint8Array(size);
      const layout = await frame.copyTo(bytes);
      const planes = layout.map(({ offset, stride }) => ({ bytes, offset, stride }));
      return rasterOf(frame, planes);
    },

    draw(picture) {
      const { width, height } = sizeOf(picture);
      if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('A canvas without a 2D context cannot be read');
      context.drawImage(picture, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      return {
        format: 'rgba',
        widthPx: width,
        heightPx: height,
        pixels: { bytes: data, offset: 0, stride: 4 * width },
      };
    },
  };
}

function rasterOf(frame: VideoFrame, planes: readonly Plane[]): Raster | undefined {
  const [first, second, third] = planes;
  const { width, height } = sizeOf(frame);
  const size = { widthPx: width, heightPx: height };
  const packed = PACKED[frame.format ?? ''];
  if (packed) return first && { ...size, format: packed, pixels: first };
  if (!first || !second) return undefined;

  const planar = { ...size, luma: first, colour: colourOf(frame) };
  if (frame.format === 'NV12') return { ...planar, format: 'nv12', chroma: second };
  if (frame.format !== 'I420' || !third) return undefined;
  return { ...planar, format: 'i420', chromaBlue: second, chromaRed: third };
}

const PACKED: Readonly<Record<string, 'rgba' | 'bgra'>> = {
  RGBA: 'rgba',
  RGBX: 'rgba',
  BGRA: 'bgra',
  BGRX: 'bgra',
};

/** Cameras that do not say theirs deliver BT.601 in limited range. */
function colourOf({ colorSpace }: VideoFrame): YuvColour {
  return {
    matrix: colorSpace.matrix === 'bt709' ? 'bt709' : 'bt601',
    fullRange: colorSpace.fullRange ?? false,
  };
}

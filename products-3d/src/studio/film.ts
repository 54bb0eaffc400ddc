import { readFile } from 'node:fs/promises';
import { FloatType } from 'three';
import { EXRLoader } from 'three/examples/jsm/loaders/EXRLoader.js';

/** A linear picture, top row first; colour is premultiplied by the fourth channel, coverage. */
export interface Film {
  readonly width: number;
  readonly height: number;
  readonly rgba: Float32Array;
}

/** Reads a rendered OpenEXR file. */
export async function readFilm(path: string): Promise<Film> {
  const bytes = await readFile(path);
  const loader = new EXRLoader().setDataType(FloatType);
  const {
    width = 0,
    height = 0,
    data,
  } = loader.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  if (!(data instanceof Float32Array) || width * height === 0)
    throw new Error(`${path} holds no float picture`);
  const rgba = new Float32Array(data.length);
  const rowLength = width * 4;
  for (let row = 0; row < height; row += 1) {
    rgba.set(data.subarray((height - 1 - row) * rowLength, (height - row) * rowLength), row * rowLength);
  }
  return { width, height, rgba };
}

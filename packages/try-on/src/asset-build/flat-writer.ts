/** Appends little-endian numbers and bytes, and fills in offsets once their targets are known. */
export interface FlatWriter {
  readonly position: number;
  uint16(...values: readonly number[]): void;
  int32(...values: readonly number[]): void;
  bytes(values: Uint8Array): void;
  /** Zeroes until the position is a multiple of `size`, `remainder` bytes past it. */
  align(size: number, remainder?: number): void;
  /** Writes at `at` the distance from there to `target`. */
  link(at: number, target: number): void;
  finished(): Uint8Array;
}

export function createFlatWriter(capacity: number): FlatWriter {
  const written = new Uint8Array(capacity);
  const view = new DataView(written.buffer);
  let position = 0;

  return {
    get position() {
      return position;
    },
    uint16(...values) {
      for (const value of values) {
        view.setUint16(position, value, true);
        position += 2;
      }
    },
    int32(...values) {
      for (const value of values) {
        view.setInt32(position, value, true);
        position += 4;
      }
    },
    bytes(values) {
      written.set(values, position);
      position += values.length;
    },
    align(size, remainder = 0) {
      while (position % size !== remainder) position += 1;
    },
    link(at, target) {
      if (target <= at) throw new Error('A FlatBuffers offset leads forward only');
      view.setUint32(at, target - at, true);
    },
    finished: () => written.slice(0, position),
  };
}

/** Reads of a file's bytes that cannot fail: what lies beyond the end is zero. Offsets in bytes, `length` in letters. */
export const big16 = (bytes: Uint8Array, at: number) => (byte(bytes, at) << 8) | byte(bytes, at + 1);
export const big32 = (bytes: Uint8Array, at: number) => big16(bytes, at) * 0x1_0000 + big16(bytes, at + 2);
export const little16 = (bytes: Uint8Array, at: number) => byte(bytes, at) | (byte(bytes, at + 1) << 8);
export const little24 = (bytes: Uint8Array, at: number) => little16(bytes, at) | (byte(bytes, at + 2) << 16);
export const little32 = (bytes: Uint8Array, at: number) =>
  little16(bytes, at) + little16(bytes, at + 2) * 0x1_0000;

export function latin1(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

const byte = (bytes: Uint8Array, at: number) => bytes[at] ?? 0;

/** Where the files lie inside a `*_packed_assets.data`, as its loader script lists them. */
interface PackedFile {
  readonly filename: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Unpacks the files of a MediaPipe package: `loader` is the text of its `*_packed_assets_loader.js`, `packed` the
 * `.data` beside it. Keyed by base name. The bytes are views, not copies.
 */
export function unpackAssets(loader: string, packed: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const listed = /\{"files":\s*(\[[^\]]*\])/.exec(loader)?.[1];
  if (listed === undefined) throw new Error('The loader of the packed assets lists no files');
  const files: unknown = JSON.parse(listed);
  if (!Array.isArray(files)) throw new Error('The loader of the packed assets lists no files');

  return new Map(
    files.filter(isPackedFile).map(({ filename, start, end }) => {
      if (end > packed.length) throw new Error(`${filename} ends behind the packed assets`);
      return [filename.slice(filename.lastIndexOf('/') + 1), packed.subarray(start, end)];
    }),
  );
}

function isPackedFile(value: unknown): value is PackedFile {
  if (typeof value !== 'object' || value === null) return false;
  const { filename, start, end }: { filename?: unknown; start?: unknown; end?: unknown } = value;
  return typeof filename === 'string' && typeof start === 'number' && typeof end === 'number';
}

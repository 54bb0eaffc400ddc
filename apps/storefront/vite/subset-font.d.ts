/** The part of subset-font 2.9 that `cut-faces.ts` uses; the package brings no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** By axis: the one place to keep, or the range. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** Layout features, by their four letters. */
    readonly keepFeatures: readonly string[];
    /** Entries of the name table to keep besides the first seven. */
    readonly preserveNameIds: readonly number[];
  }
  /** A face with the letters of `text` alone. Throws when the file cannot be read or lacks an axis. */
  export default function subsetFont(face: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}

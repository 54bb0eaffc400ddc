declare module 'opentype.js/dist/opentype.mjs' {
  export type PathCommand =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | { readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      }
    | { readonly type: 'Z' };
  export interface Path {
    readonly commands: readonly PathCommand[];
    toPathData(decimals: number): string;
  }
  export interface Glyph {
    readonly advanceWidth?: number;
    getPath(x: number, y: number, size: number): Path;
  }
  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(letter: string): Glyph;
    charToGlyphIndex(letter: string): number;
    getKerningValue(left: Glyph, right: Glyph): number;
    nameToGlyph(name: string): Glyph;
  }
  export function parse(bytes: ArrayBuffer): Font;
}

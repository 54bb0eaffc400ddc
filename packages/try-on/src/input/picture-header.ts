/** What a picture says of itself before it is decoded. */
export interface ImageHeader {
  /** Size as shown: sides are swapped where the picture is to be turned by a quarter. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** The file goes on to its end. Browsers disagree on what they make of one that does not. */
  readonly whole: boolean;
}

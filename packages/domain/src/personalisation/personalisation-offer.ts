import type { PicturePlace } from './picture-place.ts';
import type { LetterFinish } from './letter-layers.ts';
import type { WrittenTexts } from '../locale/languages.ts';

/** [R3.007] How a piece is personalised. */
export const PERSONALISATION_WAYS = ['hotstamp', 'engraving', 'monogram', 'beauty-engraving'] as const;
export type PersonalisationWay = (typeof PERSONALISATION_WAYS)[number];

interface Named {
  readonly code: string;
  readonly names: WrittenTexts<string>;
}
type Triple = readonly [number, number, number];

/** Where letters may stand. `onModel`: the middle on the surface, and two directions along it, in the model's own axes. */
export interface LetterPlace extends Named, PicturePlace {
  readonly onModel: {
    readonly centre: Triple;
    readonly across: Triple;
    readonly up: Triple;
    /** Of the cylinder along `up` that it runs around; negative inside it. */
    readonly radius?: number | undefined;
  };
}

export interface Ink extends Named {
  readonly hex: string;
  readonly finish: LetterFinish;
}

/** What a part of a made-to-order piece can be; `prices` by country in minor units and `days` come on top. */
export interface PartChoice extends Named {
  readonly hex: string;
  readonly prices: Readonly<Record<string, number>>;
  readonly days: number;
  /** Colour codes of the looks whose pictures show the part so. */
  readonly looks: readonly string[];
}
export interface DesignPart extends Named {
  readonly choices: readonly PartChoice[];
}

/** What the house offers to write on a piece and to make of it. */
export interface PersonalisationOffer {
  readonly way: PersonalisationWay;
  /** The view of the look on which the preview is drawn. */
  readonly view: string;
  readonly maxCharacters: number;
  readonly fonts: readonly Named[];
  /** Foils and paints; none for what is engraved. */
  readonly inks: readonly Ink[];
  readonly positions: readonly LetterPlace[];
  /** Parts of a piece that is made to order; none for a piece that is only written on. */
  readonly parts: readonly DesignPart[];
  /** What letters cost, by country in minor units; a country without an entry has them free. */
  readonly prices: Readonly<Record<string, number>>;
  /** Working days in the workshop before the piece can leave. */
  readonly makingDays: { readonly min: number; readonly max: number };
}

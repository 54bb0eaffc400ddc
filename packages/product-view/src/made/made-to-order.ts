import type { WrittenLetters } from './written-letters.ts';

/** CSS colours, by the name of the part that has it: `extras.part` of a primitive of the model. */
export type PartColours = Readonly<Record<string, string>>;

/** What a shopper had made of a piece. */
export interface MadeToOrder {
  readonly letters?: WrittenLetters | undefined;
  readonly colours?: PartColours | undefined;
}

/** What a drawn hand wears already, and how far along its limbs. */
export type HandWear = {
  /** Rings, by digit from the thumb (0) to the little finger (4): where, from the knuckle (0) to the first joint (1). */
  readonly ringAt?: Readonly<Record<number, number>>;
  /** A watch: how far its middle lies behind the wrist. */
  readonly watchBelowCm?: number;
  /** What it is made of. */
  readonly made?: 'steel' | 'gold' | 'dark leather';
  /** A sleeve that ends so far behind the wrist, so much wider than the arm, and its colour. */
  readonly sleeve?: { readonly fromCm: number; readonly looseCm: number; readonly colour: string };
};

export const BARE: HandWear = {};

/** The jewellery and clothes that a drawn hand already wears, and where on the limb. */
export type HandWear = {
  /**
   * Rings. Key: the digit from the thumb (0) to the little finger (4). Value: the place from the knuckle (0) to the
   * first joint (1).
   */
  readonly ringAt?: Readonly<Record<number, number>>;
  /** A watch, with the distance of its middle behind the wrist. */
  readonly watchBelowCm?: number;
  /** Its material. */
  readonly made?: 'steel' | 'gold' | 'dark leather';
  /** A sleeve: how far behind the wrist it ends, how much wider than the arm it is, and its colour. */
  readonly sleeve?: { readonly fromCm: number; readonly looseCm: number; readonly colour: string };
};

export const BARE: HandWear = {};

import type { Archetype } from './model.ts';

/** One product in one colour: the unit that is photographed and the variant of its model. */
export interface Look {
  readonly colour: string;
  /** The colour as a shopper picks it, `#rrggbb`. */
  readonly swatch: string;
}

export interface Product {
  readonly id: string;
  readonly archetype: Archetype;
  readonly looks: readonly [Look, ...Look[]];
  /** Worn in the browser, so a light model goes with the fine one. */
  readonly worn: boolean;
}

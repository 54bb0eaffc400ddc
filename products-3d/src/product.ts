import type { Archetype } from './model.ts';

/** One product in one colour: the unit that is photographed and the variant of its model. */
export interface Look {
  readonly colour: string;
  /** The colour as a shopper picks it, `#rrggbb`. */
  readonly swatch: string;
}

/** Where a part is in the model: all that a node has in these slots. */
export interface PartPlace {
  readonly node: string;
  readonly slots: readonly string[];
}

export interface Product {
  readonly id: string;
  readonly archetype: Archetype;
  readonly looks: readonly [Look, ...Look[]];
  /** Worn in the browser, so a light model goes with the fine one. */
  readonly worn: boolean;
  /** What a shopper may have made in another colour, by the name that the model tells (`extras.part`). */
  readonly parts?: Readonly<Record<string, readonly PartPlace[]>>;
}

/** The part that a node's slot belongs to. */
export const partOf = (
  { parts = {} }: Pick<Product, 'parts'>,
  node: string,
  slot: string,
): string | undefined =>
  Object.entries(parts).find(([, places]) =>
    places.some((place) => place.node === node && place.slots.includes(slot)),
  )?.[0];

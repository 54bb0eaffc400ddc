/** Which of a model's own looks is which of the house's colours. */
export interface VariantMatch {
  /** Colour code → the model's variant; nothing for a colour that has none. */
  readonly map: Readonly<Record<string, string>>;
  /** Colours that were matched by their order alone. */
  readonly guessed: readonly string[];
}

/**
 * Matches variants to colours by name, however it is written, then by one name within the other. What is left on both
 * sides is matched by order, if the counts are equal.
 */
export function matchVariants(variants: readonly string[], colours: readonly string[]): VariantMatch {
  const map = new Map<string, string>();
  const left = () => variants.filter((variant) => ![...map.values()].includes(variant));
  const open = () => colours.filter((colour) => !map.has(colour));
  for (const isLike of [isSame, isWithin]) {
    for (const colour of open()) {
      const found = left().filter((variant) => isLike(plain(variant), plain(colour)));
      if (found.length === 1 && found[0] !== undefined) map.set(colour, found[0]);
    }
  }
  const guessed = open().length === left().length ? open() : [];
  const rest = left();
  guessed.forEach((colour, at) => map.set(colour, rest[at] ?? ''));
  return { map: Object.fromEntries(map), guessed };
}

const isSame = (variant: string, colour: string): boolean => variant === colour;
const isWithin = (variant: string, colour: string): boolean =>
  variant !== '' && colour !== '' && (variant.includes(colour) || colour.includes(variant));

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

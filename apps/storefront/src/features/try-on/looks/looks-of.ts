import type { LookName, Shade } from '@vitrine/contracts';

/** A look, and the shade of this panel that it begins with. */
export interface LookChoice {
  readonly look: LookName;
  readonly skuId: string;
}

/** [R2.097, R3.043] The looks that the shades belong to, each once, in the order of their numbers. */
export function looksOf(shades: readonly Shade[]): readonly LookChoice[] {
  const choices = new Map<string, LookChoice>();
  for (const { skuId, looks } of shades)
    for (const look of looks) if (!choices.has(look.lookId)) choices.set(look.lookId, { look, skuId });
  return [...choices.values()].toSorted(
    (one, other) => Number(one.look.lookNumber) - Number(other.look.lookNumber),
  );
}

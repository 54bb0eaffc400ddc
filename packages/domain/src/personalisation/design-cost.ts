import type { Design } from './read-design.ts';
import type { PartChoice, PersonalisationOffer } from './personalisation-offer.ts';

/** [R2.023] What a design costs beside the piece, in a country; minor units. */
export function designPrice(offer: PersonalisationOffer, design: Design, country: string): number {
  const letters = design.letters === undefined ? 0 : (offer.prices[country] ?? 0);
  return chosen(offer, design).reduce((sum, { prices }) => sum + (prices[country] ?? 0), letters);
}

/** [R2.023, R7.110] Working days in the workshop: those of the offer, and those of the choice that takes the longest. */
export function makingDays(
  { makingDays: usual, ...offer }: PersonalisationOffer,
  design: Design,
): PersonalisationOffer['makingDays'] {
  const more = Math.max(0, ...chosen(offer, design).map(({ days }) => days));
  return { min: usual.min + more, max: usual.max + more };
}

function chosen({ parts }: Pick<PersonalisationOffer, 'parts'>, design: Design): readonly PartChoice[] {
  return parts.flatMap(({ code, choices }) =>
    choices.filter((choice) => choice.code === design.parts?.[code]),
  );
}

/** Whether the house still makes a design: every choice of it stands in the offer. */
export function isOffered(offer: PersonalisationOffer, { letters, parts = {} }: Design): boolean {
  const hasParts = Object.entries(parts).every(([part, choice]) =>
    offer.parts.some(({ code, choices }) => code === part && has(choices, choice)),
  );
  return (
    hasParts &&
    has(offer.fonts, letters?.font) &&
    has(offer.positions, letters?.position) &&
    has(offer.inks, letters?.colour)
  );
}

const has = (choices: readonly { readonly code: string }[], code: string | undefined): boolean =>
  code === undefined || choices.some((choice) => choice.code === code);

/**
 * [R7.100] The price of a piece with what is written on it and made of it, in minor units: null where the piece has no
 * price, or where the house no longer makes the design.
 */
export function designedPrice(
  piece: {
    readonly amount: number | null;
    readonly offer: PersonalisationOffer | null;
    readonly configuration: { readonly personalisation?: Design };
    /** A sample costs nothing [R3.035]. */
    readonly isGiven?: boolean;
  },
  country: string,
): number | null {
  const { amount, offer, configuration, isGiven = false } = piece;
  const design = configuration.personalisation;
  if (isGiven) return 0;
  if (design === undefined || amount === null) return amount;
  return offer === null || !isOffered(offer, design) ? null : amount + designPrice(offer, design, country);
}

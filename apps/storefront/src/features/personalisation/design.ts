import type { DesignWishBody, PersoOffer } from '@vitrine/contracts';
import {
  type DesignRefusal,
  type LaidLetters,
  type LetterFont,
  lettersOn,
  type Result,
} from '@vitrine/domain';

/** What the shopper has chosen so far: every choice has a value, the text may be empty. */
export interface ChosenDesign {
  readonly text: string;
  readonly font: string;
  readonly colour: string | undefined;
  readonly position: string;
  readonly parts: Readonly<Record<string, string>>;
}

/** A design to begin with: the piece as its picture shows it and the first of every other choice, or a saved design. */
export function firstDesign(offer: PersoOffer, saved: DesignWishBody = {}): ChosenDesign {
  return {
    text: saved.text ?? '',
    font: codeAmong(offer.fonts, saved.font) ?? '',
    colour: codeAmong(offer.colours, saved.colour),
    position: codeAmong(offer.positions, saved.position) ?? '',
    parts: Object.fromEntries(
      offer.parts.map(({ code, choices }) => [
        code,
        codeAmong(choices, saved.parts?.[code] ?? choices.find(({ isPictured }) => isPictured)?.code) ?? '',
      ]),
    ),
  };
}

function codeAmong(
  choices: readonly { readonly code: string }[],
  code: string | undefined,
): string | undefined {
  return choices.find((choice) => choice.code === code)?.code ?? choices[0]?.code;
}

/** A chosen design as a call takes it: without letters, only its parts. */
export function wishOf({ text, font, colour, position, parts }: ChosenDesign): DesignWishBody {
  const letters =
    text.trim() === '' ? {} : { text, font, position, ...(colour === undefined ? {} : { colour }) };
  return { ...letters, ...(Object.keys(parts).length === 0 ? {} : { parts: { ...parts } }) };
}

/** The letters on their place, or why they cannot be made; undefined while there are none, or their font is on its way. */
export function placedLetters(
  offer: PersoOffer,
  design: ChosenDesign,
  font: LetterFont | undefined,
): Result<LaidLetters, DesignRefusal> | undefined {
  const position = offer.positions.find(({ code }) => code === design.position);
  if (design.text.trim() === '' || font === undefined || position === undefined) return undefined;
  return lettersOn(offer, { text: design.text, font, position });
}

/** [R2.023] What a design costs beside its piece, in minor units, and how many working days it takes. */
export function costOf(offer: PersoOffer, { text, parts }: ChosenDesign) {
  const chosen = offer.parts.flatMap(({ code, choices }) =>
    choices.filter((choice) => choice.code === parts[code]),
  );
  const letters = text.trim() === '' ? 0 : (offer.price?.amount ?? 0);
  const more = Math.max(0, ...chosen.map(({ days }) => days));
  return {
    amount: chosen.reduce((sum, { price }) => sum + (price?.amount ?? 0), letters),
    days: { min: offer.makingDays.min + more, max: offer.makingDays.max + more },
  };
}

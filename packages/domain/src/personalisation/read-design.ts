import { accepted, refused, type Result } from '../shared/result.ts';
import { type LaidLetters, layLetters, type LetterFont, scaledLetters } from './letter-font.ts';
import type { DesignPart, PersonalisationOffer, PersonalisationWay } from './personalisation-offer.ts';

/** What a shopper asks for, as a body says it; every word of it is checked against the offer. */
export interface DesignWish {
  readonly text?: string | undefined;
  readonly font?: string | undefined;
  readonly colour?: string | undefined;
  readonly position?: string | undefined;
  readonly parts?: Readonly<Record<string, string>> | undefined;
}

/** Letters as they will be made, by the codes of the offer. */
interface DesignLetters {
  readonly text: string;
  readonly font: string;
  readonly position: string;
  /** Left out where letters have no colour of their own. */
  readonly colour?: string;
}

/** [R1.007] What is made of a piece: its letters, and the choice for each of its parts. */
export interface Design {
  readonly letters?: DesignLetters;
  readonly parts?: Readonly<Record<string, string>>;
}

/** A design as a shopper reads it. */
export interface DesignInWords {
  readonly type: PersonalisationWay;
  readonly text?: string | undefined;
  readonly font?: string | undefined;
  readonly colour?: string | undefined;
  readonly position?: string | undefined;
  readonly parts: readonly { readonly name: string; readonly choice: string }[];
  /** A picture of the design, made by the service. */
  readonly previewUrl: string;
  readonly configId: string;
}

export interface DesignRefusal {
  readonly code:
    | 'personalisation_not_offered'
    | 'letters_missing'
    | 'letters_unknown'
    | 'letters_too_many'
    | 'letters_too_wide';
  /** The field of the body. */
  readonly about: string;
  /** `letters_unknown`: the character that cannot be made. */
  readonly name?: string;
  /** `letters_too_many`: how many there may be. */
  readonly max?: number;
}

type DesignResult<Value> = Result<Value, DesignRefusal>;

/**
 * [R1.007, R2.023] The design that a wish means, as the offer allows it; a part that is not named is as the first
 * choice. `fonts`: the letters that the workshop has, by code.
 */
export function readDesign(
  offer: PersonalisationOffer | undefined,
  wish: DesignWish,
  fonts: ReadonlyMap<string, LetterFont>,
): DesignResult<Design> {
  if (offer === undefined) return notOffered('personalisation');
  const parts = readParts(offer.parts, wish.parts ?? {});
  if (!parts.ok) return parts;
  const letters = isBlank(wish.text) ? accepted(undefined) : readLetters(offer, wish, fonts);
  if (!letters.ok) return letters;
  if (letters.value === undefined && offer.parts.length === 0) {
    return refused({ code: 'letters_missing', about: 'personalisation.text' });
  }
  return accepted({
    ...(letters.value === undefined ? {} : { letters: letters.value }),
    ...(offer.parts.length === 0 ? {} : { parts: parts.value }),
  });
}

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

function notOffered(about: string): DesignResult<never> {
  return refused({ code: 'personalisation_not_offered', about });
}

function readParts(
  offered: readonly DesignPart[],
  wished: Readonly<Record<string, string>>,
): DesignResult<Readonly<Record<string, string>>> {
  const stray = Object.keys(wished).find((code) => !offered.some((part) => part.code === code));
  if (stray !== undefined) return notOffered(`personalisation.parts.${stray.slice(0, 40)}`);
  const wishes = new Map(Object.entries(wished));
  const wrong = offered.find(({ code, choices }) => {
    const wish = wishes.get(code);
    return wish !== undefined && !choices.some((choice) => choice.code === wish);
  });
  if (wrong !== undefined) return notOffered(`personalisation.parts.${wrong.code}`);
  return accepted(
    Object.fromEntries(
      offered.map(({ code, choices }) => [code, wishes.get(code) ?? choices[0]?.code ?? '']),
    ),
  );
}

function readLetters(
  offer: PersonalisationOffer,
  wish: DesignWish,
  fonts: ReadonlyMap<string, LetterFont>,
): DesignResult<DesignLetters> {
  const font = oneOf(offer.fonts, wish.font);
  if (font === undefined) return notOffered('personalisation.font');
  const position = oneOf(offer.positions, wish.position);
  if (position === undefined) return notOffered('personalisation.position');
  const ink = oneOf(offer.inks, wish.colour);
  if (ink === undefined && (offer.inks.length > 0 || wish.colour !== undefined)) {
    return notOffered('personalisation.colour');
  }
  const laid = lettersOn(offer, { text: wish.text ?? '', font: fonts.get(font.code), position });
  if (!laid.ok) return laid;
  return accepted({
    text: laid.value.text,
    font: font.code,
    position: position.code,
    ...(ink === undefined ? {} : { colour: ink.code }),
  });
}

/** The choice of this code; without a code, the first. */
function oneOf<Choice extends { readonly code: string }>(
  choices: readonly Choice[],
  code: string | undefined,
): Choice | undefined {
  return code === undefined ? choices[0] : choices.find((choice) => choice.code === code);
}

/**
 * [R1.007] A text as letters on a place: refused when there are more than the offer allows, when the font has not all of
 * them, and when they are wider than the place even when they are made smaller. What is typed is cut off at first, so that nothing long is laid out.
 */
export function lettersOn(
  offer: Pick<PersonalisationOffer, 'maxCharacters'>,
  wanted: {
    readonly text: string;
    readonly font: LetterFont | undefined;
    readonly position: { readonly widthMm: number; readonly heightMm: number };
  },
): DesignResult<LaidLetters> {
  const { font, position } = wanted;
  if (font === undefined) return notOffered('personalisation.font');
  const about = 'personalisation.text';
  const laid = layLetters(wanted.text.slice(0, LONGEST_TYPED), font, position.heightMm);
  if (!laid.ok) return refused({ code: 'letters_unknown', about, name: laid.refusal.about });
  if (Array.from(laid.value.text).length > offer.maxCharacters) {
    return refused({ code: 'letters_too_many', about, max: offer.maxCharacters });
  }
  const fitting = position.widthMm / laid.value.widthMm;
  if (fitting >= 1) return laid;
  return fitting < SMALLEST_SHARE
    ? refused({ code: 'letters_too_wide', about })
    : accepted(scaledLetters(laid.value, fitting));
}

const LONGEST_TYPED = 200;
/** Letters are made smaller to fit their place, down to this share of its height; smaller ones would not be read. */
const SMALLEST_SHARE = 0.6;

import { callUrl, type PersoDetails, type PersoOffer, type ShownDesign } from '@vitrine/contracts';
import {
  type Ink,
  type LineConfiguration,
  type LinePersonalisation,
  type Locale,
  mediaUrl,
  type PersonalisationOffer,
  readIn,
  type WrittenTexts,
} from '@vitrine/domain';
import { toPrice } from '../catalog/index.ts';
import type { PersoPiece } from './personalisation.store.ts';

type Named = { readonly code: string; readonly names: WrittenTexts<string> };

/** The address of the picture of a design. */
const designPictureUrl = (locale: Locale, configId: string): string =>
  callUrl('getDesignPicture', { locale: locale.code, params: { configId } });

/** [R1.007] What is written on the piece of a line, and made of it; empty for an ordinary line. */
export function shownDesign(
  {
    configuration,
    offer,
  }: { readonly configuration: LineConfiguration; readonly offer: PersonalisationOffer | null },
  locale: Locale,
): { readonly personalisation?: ShownDesign } {
  const { personalisation } = configuration;
  if (personalisation === undefined || offer === null) return {};
  return { personalisation: toShownDesign(personalisation, offer, locale) };
}

/** A design in the words of a locale. */
export function toShownDesign(
  { letters, parts = {}, designId }: LinePersonalisation,
  offer: PersonalisationOffer,
  locale: Locale,
): ShownDesign {
  const nameOf = (choices: readonly Named[], code: string | undefined): string | undefined => {
    const found = choices.find((choice) => choice.code === code);
    return found && nameIn(found, locale);
  };
  const colour = nameOf(offer.inks, letters?.colour);
  const font = nameOf(offer.fonts, letters?.font);
  const position = nameOf(offer.positions, letters?.position);
  return {
    type: offer.way,
    ...(letters === undefined ? {} : { text: letters.text }),
    ...(font === undefined ? {} : { font }),
    ...(colour === undefined ? {} : { colour }),
    ...(position === undefined ? {} : { position }),
    parts: offer.parts.flatMap((part) => {
      const choice = nameOf(part.choices, parts[part.code]);
      return choice === undefined ? [] : [{ name: nameIn(part, locale), choice }];
    }),
    previewUrl: designPictureUrl(locale, designId),
    configId: designId,
  };
}

const nameIn = ({ names }: Named, { language }: Locale): string => readIn(names, language).text;

/** [R7.057] What can be written on a SKU; nothing where the picture is missing on which the places are measured. */
export function toPersoDetails(piece: PersoPiece, locale: Locale): PersoDetails {
  const { options: offer, look, media } = piece;
  const picture = media.find(({ view }) => view === offer?.view);
  if (offer === null || picture === undefined) return NOTHING;
  return {
    hotstampable: piece.hotstampable ?? false,
    engravable: piece.engravable ?? false,
    engravingEnabled: piece.engravingEnabled ?? false,
    engravingType: piece.engravingType ?? offer.way,
    imageUrl: mediaUrl(look, picture.view),
    offer: {
      ...toOffer(offer, piece, locale),
      ...(offer.parts.length === 0
        ? {}
        : {
            partsPictureUrl: callUrl('getPartsPicture', { locale: locale.code, params: { id: piece.skuId } }),
          }),
      picture: { width: picture.width, height: picture.height, widths: [...picture.widths] },
    },
  };
}

/** [R3.007] Of a piece without personalisation. */
const NOTHING: PersoDetails = {
  hotstampable: false,
  engravable: false,
  engravingEnabled: false,
  engravingType: null,
  imageUrl: null,
};

function toOffer(
  offer: PersonalisationOffer,
  { currency, colourCode }: Pick<PersoPiece, 'currency' | 'colourCode'>,
  locale: Locale,
): Omit<PersoOffer, 'picture' | 'partsPictureUrl'> {
  const named = (choice: Named) => ({ code: choice.code, name: nameIn(choice, locale) });
  const extra = (prices: Readonly<Record<string, number>>) => {
    const price = toPrice({ amount: prices[locale.country] ?? null, currency }, locale);
    return price === undefined ? {} : { price };
  };
  return {
    type: offer.way,
    maxCharacters: offer.maxCharacters,
    fonts: offer.fonts.map(named),
    colours: offer.inks.map((ink: Ink) => ({ ...named(ink), hex: ink.hex, finish: ink.finish })),
    positions: offer.positions.map(({ widthMm, heightMm, onPicture, bentOnPicture, onModel, ...place }) => {
      const [a, b, c, d] = onPicture;
      const { centre, across, up, radius } = onModel;
      return {
        ...named(place),
        widthMm,
        heightMm,
        onPicture: [[...a], [...b], [...c], [...d]],
        ...(bentOnPicture === undefined
          ? {}
          : { bentOnPicture: [[...bentOnPicture[0]], [...bentOnPicture[1]]] }),
        onModel: {
          centre: [...centre],
          across: [...across],
          up: [...up],
          ...(radius === undefined ? {} : { radius }),
        },
      };
    }),
    parts: offer.parts.map((part) => ({
      ...named(part),
      choices: part.choices.map((choice) => ({
        ...named(choice),
        hex: choice.hex,
        days: choice.days,
        isPictured: choice.looks.includes(colourCode),
        ...extra(choice.prices),
      })),
    })),
    ...extra(offer.prices),
    makingDays: { ...offer.makingDays },
  };
}

export { type LaidLetters, layLetters, type LetterFont, writtenText } from './letter-font.ts';
export { foilStops, type LetterFinish, type LetterLayer, letterLayers } from './letter-layers.ts';
export { transformPath } from './path-data.ts';
export { ontoPicture, pixelsPerMm } from './picture-place.ts';
export {
  PERSONALISATION_WAYS,
  type Ink,
  type LetterPlace,
  type PersonalisationOffer,
} from './personalisation-offer.ts';
export {
  type Design,
  type DesignInWords,
  type DesignRefusal,
  type DesignWish,
  lettersOn,
  readDesign,
} from './read-design.ts';
export { designedPrice, designPrice, isOffered, makingDays } from './design-cost.ts';
export { hasListedWord, type ModeratedWords } from './moderation.ts';

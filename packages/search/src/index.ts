export { createPlainIndex } from './plain/plain-index.ts';
export { buildBase, createTypedIndex } from './typed/typed-index.ts';
export { piecesBuilder, type PiecesBuilder } from './typed/build-pieces.ts';
export { wordsBuilder } from './typed/build-words.ts';
export { readBase, type BaseBytes, type TypedBase } from './typed/read-base.ts';
export { askedNameKeys, nameFit, nameKeys, nameWords, type NameFit } from './language/name-keys.ts';
export { BASE_FORMAT, type UnreadableCode } from './typed/bytes.ts';
export {
  TEXT_KINDS,
  type CategoryDocument,
  type FacetValueWords,
  type HouseWords,
  type InLanguages,
  type PieceDocument,
  type PieceWords,
  type SkuDocument,
  type SkuWords,
  type TextDocument,
  type TextKind,
  type TextWords,
  type Vocabulary,
} from './documents.ts';
export type {
  AnswerQuery,
  AskedFor,
  Correction,
  FacetCounts,
  FoundPieces,
  FoundText,
  FoundTexts,
  KeptIndex,
  PieceHit,
  PieceQuery,
  Predicted,
  PredictQuery,
  SearchIndex,
  SimilarQuery,
  TextQuery,
} from './search-index.ts';

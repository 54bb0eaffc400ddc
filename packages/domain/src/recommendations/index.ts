export {
  type CoOccurrence,
  createAlike,
  createCoOccurrence,
  type Neighbour,
  neighboursOf,
  type PieceTraits,
} from './neighbours.ts';
export {
  recommend,
  RECOMMENDATIONS_SHOWN,
  RECOMMENDATIONS_TIMEOUT_MS,
  type Seed,
  SEED_WEIGHTS,
} from './recommend.ts';
export {
  arePlainWords,
  PIECE_WORDS_LENGTH,
  saysName,
  SELECTION_LIMIT,
  SELECTION_MAIL_LIMIT,
  SELECTION_PIECES_LIMIT,
  SELECTION_WORDS_LENGTH,
  selectionCall,
  SELECTIONS_SHOWN,
} from './selection.ts';

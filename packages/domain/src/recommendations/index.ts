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

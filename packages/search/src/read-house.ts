import type { HouseLanguage } from '@vitrine/domain';
import { type AnswerShelf, answerShelf } from './answers/answer-shelf.ts';
import { categoryTree, type CategoryTree } from './category-tree.ts';
import type { HouseWords } from './documents.ts';
import { type Lexicon, lexiconOf } from './query/lexicon.ts';
import type { Question } from './query/question.ts';
import { understand } from './query/understand.ts';
import type { TextQuery } from './search-index.ts';
import { textShelf, type TextShelf } from './text-shelf.ts';

/** Everything that is made of the house's words, once for each change of them. */
export interface ReadHouse {
  readonly words: HouseWords;
  readonly tree: CategoryTree;
  readonly texts: TextShelf;
  readonly answers: AnswerShelf;
  lexiconIn(language: HouseLanguage): Lexicon;
  /** What a keyword asks of the texts, which have words of their own. */
  textQuestion(query: TextQuery): Question;
}

/** Reads the house's words once; lexicons and texts of a language when they are first asked for. */
export function readHouse(words: HouseWords): ReadHouse {
  const tree = categoryTree(words.categories);
  const texts = textShelf(words, tree);
  const lexicons = new Map<HouseLanguage, Lexicon>();
  const lexiconIn = (language: HouseLanguage): Lexicon => {
    const lexicon = lexicons.get(language) ?? lexiconOf(words, language);
    lexicons.set(language, lexicon);
    return lexicon;
  };
  let last: { readonly key: string; readonly question: Question } | undefined;
  return {
    words,
    tree,
    texts,
    answers: answerShelf(words),
    lexiconIn,
    textQuestion({ keyword, language }) {
      // Articles and answers are asked for one after the other, with the same words.
      const key = `${language} ${keyword}`;
      if (last?.key !== key) {
        const dictionary = texts.dictionaryOf(language);
        const lexicon = lexiconIn(language);
        last = { key, question: understand(keyword, { language, lexicon, dictionary, isTyping: false }) };
      }
      return last.question;
    },
  };
}

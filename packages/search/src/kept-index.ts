import type { HouseLanguage } from '@vitrine/domain';
import { answerPieces, correctionIn, findSimilar, nameIn } from './answer-pieces.ts';
import type { HouseWords } from './documents.ts';
import { predictedBeginnings, suggestionsFor } from './predict.ts';
import type { Dictionary } from './query/dictionary.ts';
import type { Question } from './query/question.ts';
import { understand } from './query/understand.ts';
import { readHouse } from './read-house.ts';
import type { KeptIndex, PieceQuery, Predicted, PredictQuery, SearchIndex } from './search-index.ts';
import type { Segment } from './segment.ts';

/** The pieces of an index: segments that hold different ones, and what changes them. */
export interface KeptPieces extends Pick<KeptIndex, 'put' | 'remove'> {
  readonly segments: readonly Segment[];
}

/** An index over segments: it understands the question, asks each segment, and merges what they answer. */
export function keptIndex(pieces: KeptPieces, words: HouseWords): KeptIndex {
  const { segments } = pieces;
  let house = readHouse(words);
  const questionOf = (keyword: string, language: HouseLanguage, isTyping: boolean): Question =>
    understand(keyword, {
      language,
      lexicon: house.lexiconIn(language),
      dictionary: union(segments.map((segment) => segment.dictionaryOf(language))),
      isTyping,
    });
  const predicted = predictedBeginnings();
  const findTexts: SearchIndex['findTexts'] = async (query) => {
    const question = house.textQuestion(query);
    return { ...house.texts.find(query, question), ...correctionIn(question) };
  };
  return {
    get size() {
      return segments.reduce((sum, segment) => sum + segment.size, 0);
    },
    put(documents) {
      pieces.put(documents);
      predicted.clear();
    },
    remove(productIds) {
      pieces.remove(productIds);
      predicted.clear();
    },
    setWords(changed) {
      house = readHouse(changed);
      predicted.clear();
    },
    async findPieces(query) {
      const { keyword, language } = query;
      const question = keyword === undefined ? undefined : questionOf(keyword, language, false);
      return answerPieces(segments, { house, query, question, isCounted: true });
    },
    findTexts,
    findAnswers: async (query) => house.answers.find(query, house.lexiconIn(query.language)),
    predict: (query) => predicted.get(query, () => predict(query)),
    findSimilar: async (query) => findSimilar(segments, query, house.tree),
  };

  async function predict(query: PredictQuery): Promise<Predicted> {
    const question = questionOf(query.keyword, query.language, true);
    const asked: PieceQuery = { ...query, chosen: {}, sort: 'relevance', offset: 0 };
    const found = answerPieces(segments, { house, query: asked, question, isCounted: false });
    const kinds = ['article', 'answer', 'page'] as const;
    const texts = await findTexts({ ...query, kinds, offset: 0 });
    const names = found.hits.map(({ productId }) =>
      nameIn(segments, { productId, language: query.language }),
    );
    return {
      suggestions: suggestionsFor(query, { lexicon: house.lexiconIn(query.language), names, question }),
      categories: found.categories,
      pieces: found.hits,
      texts: texts.hits,
      ...correctionIn(question),
    };
  }
}

function union(dictionaries: readonly Dictionary[]): Dictionary {
  return {
    has: (key) => dictionaries.some((dictionary) => dictionary.has(key)),
    hasBeginning: (prefix) => dictionaries.some((dictionary) => dictionary.hasBeginning(prefix)),
    near: (typed, faults) =>
      new Set(dictionaries.flatMap((dictionary) => [...dictionary.near(typed, faults)])),
  };
}

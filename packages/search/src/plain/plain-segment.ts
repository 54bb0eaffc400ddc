import { FALLBACK_LANGUAGE, type HouseLanguage } from '@vitrine/domain';
import { placeAmong } from '../category-tree.ts';
import type { PieceDocument } from '../documents.ts';
import { keyedWords, pieceTerms } from '../piece-words.ts';
import type { Dictionary } from '../query/dictionary.ts';
import { clausesOfKind, COMPLETE_WORTH, OF_KIND } from '../query/question.ts';
import {
  type Begun,
  byOrder,
  isAlike,
  isEnough,
  likeness,
  type PieceFacts,
  type RankRules,
  type Segment,
  type SegmentQuery,
} from '../segment.ts';
import { answersOf, type PieceAnswers, type WordedEntry } from './answers-of.ts';
import { plainDictionary } from './plain-dictionary.ts';
import { choosePieces } from './choose-pieces.ts';

interface PlainEntry extends WordedEntry {
  readonly document: PieceDocument;
}

/** Pieces as documents, each read whole for every question: right at a glance, and fast for a few hundred. */
export interface PlainSegment extends Segment {
  put(documents: readonly PieceDocument[]): void;
  remove(productIds: readonly string[]): void;
}

/** The pieces in the words of a language. */
interface Words {
  /** By product. */
  readonly entries: Map<string, PlainEntry>;
  /** Made when it is first asked for after a change. */
  dictionary: Dictionary | undefined;
}

export function plainSegment(): PlainSegment {
  const documents = new Map<string, PieceDocument>();
  const byLanguage = new Map<HouseLanguage, Words>();
  const wordsIn = (language: HouseLanguage): Words => {
    const known = byLanguage.get(language);
    if (known !== undefined) return known;
    const read = Array.from(documents, ([id, document]) => [id, entryOf(document, language)] as const);
    const made: Words = { entries: new Map(read), dictionary: undefined };
    byLanguage.set(language, made);
    return made;
  };
  return {
    get size() {
      return documents.size;
    },
    put(changed) {
      for (const document of changed) documents.set(document.productId, document);
      // In the languages that are asked for, each batch is read as it comes: no question waits for all of them.
      for (const [language, words] of byLanguage) {
        for (const document of changed) words.entries.set(document.productId, entryOf(document, language));
        words.dictionary = undefined;
      }
    },
    remove(productIds) {
      for (const productId of productIds) documents.delete(productId);
      for (const words of byLanguage.values()) {
        for (const productId of productIds) words.entries.delete(productId);
        words.dictionary = undefined;
      }
    },
    dictionaryOf(language) {
      const words = wordsIn(language);
      words.dictionary ??= plainDictionary([...words.entries.values()]);
      return words.dictionary;
    },
    begin: (query) => begin([...wordsIn(query.language).entries.values()], query),
    factsOf(productId) {
      const document = documents.get(productId);
      return document === undefined ? undefined : factsOfDocument(document);
    },
    similarTo: (facts, { productId, limit, tree }) =>
      [...documents.values()]
        .filter((document) => document.productId !== productId)
        .flatMap((document) => {
          const theirs = factsOfDocument(document);
          const [sku] = document.skus;
          if (!isAlike(facts, theirs) || sku === undefined) return [];
          const place = placeAmong(tree, document.categories, undefined) ?? 0;
          return [
            { productId: document.productId, skuId: sku.skuId, order: -likeness(facts, theirs), place },
          ];
        })
        .sort(byOrder)
        .slice(0, limit),
    nameOf(productId, language) {
      const words = documents.get(productId)?.words;
      return (words?.[language] ?? words?.[FALLBACK_LANGUAGE])?.name;
    },
  };
}

function entryOf(document: PieceDocument, language: HouseLanguage): PlainEntry {
  const { piece, skus } = pieceTerms(document, language);
  return {
    document,
    piece: keyedWords(piece, language),
    skus: skus.map((terms) => keyedWords(terms, language)),
  };
}

function factsOfDocument(document: PieceDocument): PieceFacts {
  return {
    productType: document.productType,
    subFamily: document.subFamily,
    dimIds: document.categories.map(({ dimId }) => dimId),
    materials: document.materials,
    colours: [...new Set(document.skus.map(({ colourFamily }) => colourFamily))],
  };
}

function begin(entries: readonly PlainEntry[], query: SegmentQuery): Begun {
  const { question, tree, dimId } = query;
  const among = dimId === undefined ? undefined : tree.below(dimId);
  const answers = entries.map((entry) => ({ entry, answers: answersOf(entry, { question, tree }) }));
  const inside = answers.flatMap(({ entry, answers: given }) => {
    const place = placeAmong(tree, entry.document.categories, among);
    return place === undefined ? [] : [{ entry, answers: given, place }];
  });
  const complete = inside.filter(({ answers: { scores } }) => scores.every((score) => score > 0));
  const kinds = question === undefined ? [] : clausesOfKind(question);
  return {
    documents: entries.length,
    answering: (question?.clauses ?? []).map(
      (_, clause) => answers.filter(({ answers: given }) => (given.scores[clause] ?? 0) > 0).length,
    ),
    answeringAll: complete.length,
    ofKindAmongThem: complete.filter(({ answers: given }) =>
      isWorth(given, { telling: kinds, leastWorth: OF_KIND }),
    ).length,
    finish: (rules) =>
      choosePieces(
        inside
          .filter(({ answers: given }) =>
            isEnough(
              {
                answered: answered(given),
                asked: given.scores.length,
                isTold: isWorth(given, rules),
              },
              rules,
            ),
          )
          .map(({ entry, answers: given, place }) => ({
            document: entry.document,
            place,
            skuAnswers: given.skuAnswers,
            score: given.scores.reduce(
              (sum, score, clause) => sum + score * (rules.rarities[clause] ?? 0),
              answered(given) === given.scores.length ? COMPLETE_WORTH : 0,
            ),
          })),
        query,
      ),
  };
}

function answered({ scores }: PieceAnswers): number {
  return scores.filter((score) => score > 0).length;
}

/** Whether a piece is worth so much for one of the clauses. */
function isWorth(
  { scores }: PieceAnswers,
  { telling, leastWorth }: Pick<RankRules, 'telling' | 'leastWorth'>,
): boolean {
  return telling.some((clause) => (scores[clause] ?? 0) >= leastWorth);
}

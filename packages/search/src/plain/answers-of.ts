import type { CategoryTree } from '../category-tree.ts';
import {
  type Alternative,
  type Clause,
  CONCEPT_WEIGHT,
  type Meaning,
  type Question,
} from '../query/question.ts';
import type { WeightedWords } from '../piece-words.ts';
import type { PieceDocument } from '../documents.ts';

/** A document with the keys of its words: key → weight × quality. */
export interface WordedEntry {
  readonly document: Pick<PieceDocument, 'categories' | 'materials' | 'skus'>;
  readonly piece: WeightedWords;
  readonly skus: readonly WeightedWords[];
}

/** How a piece answers a question. */
export interface PieceAnswers {
  /** Of each clause; 0 where it is not answered. */
  readonly scores: readonly number[];
  /** Of each SKU, how many clauses it answers by what is said of it alone. */
  readonly skuAnswers: readonly number[];
}

interface Asked {
  readonly question: Question | undefined;
  readonly tree: CategoryTree;
}

/** What one clause, alternative or meaning is worth: for the piece as a whole, and by what each SKU says. */
interface Worth {
  readonly best: number;
  readonly skus: readonly boolean[];
}

export function answersOf(entry: WordedEntry, { question, tree }: Asked): PieceAnswers {
  const worths = (question?.clauses ?? []).map((clause) => clauseWorth(clause, entry, tree));
  return {
    scores: worths.map(({ best }) => best),
    skuAnswers: entry.skus.map((_, sku) => worths.filter(({ skus }) => skus[sku] === true).length),
  };
}

function clauseWorth({ alternatives }: Clause, entry: WordedEntry, tree: CategoryTree): Worth {
  const worths = alternatives.map((alternative) => alternativeWorth(alternative, entry, tree));
  return {
    best: Math.max(0, ...worths.map(({ best }) => best)),
    skus: entry.skus.map((_, sku) => worths.some(({ skus }) => skus[sku] === true)),
  };
}

function alternativeWorth({ parts, sureness }: Alternative, entry: WordedEntry, tree: CategoryTree): Worth {
  const worths = parts.map((part) => meaningWorth(part, entry, tree));
  const best = sureness * Math.min(...worths.map((worth) => worth.best));
  return {
    best,
    skus: entry.skus.map((_, sku) => best > 0 && worths.some(({ skus }) => skus[sku] === true)),
  };
}

function meaningWorth(meaning: Meaning, entry: WordedEntry, tree: CategoryTree): Worth {
  const { document, piece, skus } = entry;
  switch (meaning.kind) {
    case 'key':
      return inWords((words) => words.get(meaning.key) ?? 0, { piece, skus });
    case 'prefix':
      return inWords((words) => bestBeginning(words, meaning.prefix), { piece, skus });
    case 'category': {
      const among = tree.below(meaning.dimId);
      const isIn = document.categories.some(({ dimId }) => among.has(dimId));
      return { best: isIn ? CONCEPT_WEIGHT : 0, skus: [] };
    }
    case 'facet': {
      if (meaning.facet === 'material') {
        return { best: document.materials.includes(meaning.value) ? CONCEPT_WEIGHT : 0, skus: [] };
      }
      const having = document.skus.map(
        (sku) =>
          (meaning.facet === 'colour' && sku.colourFamily === meaning.value) ||
          (meaning.facet === 'finish' && sku.finish === meaning.value) ||
          (meaning.facet === 'size' && sku.size === meaning.value) ||
          (meaning.facet === 'tryOn' && sku.tryOnType === meaning.value),
      );
      return { best: having.includes(true) ? CONCEPT_WEIGHT : 0, skus: having };
    }
  }
}

function inWords(
  weigh: (words: WeightedWords) => number,
  { piece, skus }: Pick<WordedEntry, 'piece' | 'skus'>,
): Worth {
  const own = skus.map(weigh);
  return { best: Math.max(weigh(piece), ...own), skus: own.map((weight) => weight > 0) };
}

function bestBeginning(words: WeightedWords, prefix: string): number {
  let best = 0;
  for (const [key, weight] of words) if (weight > best && key.startsWith(prefix)) best = weight;
  return best;
}

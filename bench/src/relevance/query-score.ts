import type { ShopAnswer } from './ask-shop.ts';
import type { SuiteHalf, JudgedQuery } from './judged-query.ts';
import { mean, ndcg, reciprocalRank } from './scores.ts';

/** So many are looked at; of what is shown while somebody types, as many as the layer always has room for. */
const CUT = 10;
const TYPED_CUT = 4;

/** How well one query was answered. */
export interface QueryScore {
  readonly half: SuiteHalf;
  readonly judged: JudgedQuery;
  readonly answer: ShopAnswer;
  /** nDCG of the pieces, where pieces were judged. */
  readonly pieces?: number;
  /** The mean of the nDCG of each kind that was judged. */
  readonly allKinds: number;
  /** Of a reference or a name. */
  readonly reciprocalRank?: number;
  /** Pieces found whose colour or size was asked for, and how many of them stand on a SKU that has it. */
  readonly standing: { readonly of: number; readonly right: number };
}

/** Scores the answer to a query that asks for something. */
export function scoreOf(half: SuiteHalf, judged: JudgedQuery, answer: ShopAnswer): QueryScore {
  const cut = judged.kind === 'prefix' ? TYPED_CUT : CUT;
  const pieces = answer.pieces.map(({ id }) => id);
  const ofPieces = judged.pieces && ndcg(pieces, judged.pieces, cut);
  const ofTexts = (['categories', 'articles', 'answers'] as const).flatMap((kind) => {
    const grades = judged[kind];
    return grades === undefined ? [] : [ndcg(answer[kind], grades, cut)];
  });
  return {
    half,
    judged,
    answer,
    ...(ofPieces !== undefined && { pieces: ofPieces }),
    allKinds: mean([...(ofPieces === undefined ? [] : [ofPieces]), ...ofTexts]),
    ...(judged.pieces &&
      (judged.kind === 'reference' || judged.kind === 'name') && {
        reciprocalRank: reciprocalRank(pieces, judged.pieces),
      }),
    standing: standingOf(judged, answer),
  };
}

function standingOf({ skus = {}, kind }: JudgedQuery, { pieces }: ShopAnswer): QueryScore['standing'] {
  const asked = kind === 'prefix' ? [] : pieces.filter(({ id }) => skus[id] !== undefined);
  const right = asked.filter(({ id, skuId = '' }) => skus[id]?.some((start) => skuId.startsWith(start)));
  return { of: asked.length, right: right.length };
}

/** True where a shop found nothing at all. */
export function isEmptyAnswer(answer: ShopAnswer): boolean {
  return Object.values(answer).every((found) => found.length === 0);
}

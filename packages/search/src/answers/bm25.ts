/** How soon a word that stands in a text again and again says nothing more. */
const SATURATION = 1.2;

/** How much of a field's length counts: a word in a long text says less than one in a short text. */
export interface FieldTerms {
  readonly weight: number;
  readonly lengthCounts: number;
  /** Each occurrence of a key, with how well it stands for the word: 1 where it is the word. */
  readonly terms: readonly (readonly [key: string, quality: number])[];
  readonly length: number;
}

/** Key → how often it stands in a text, weighed by field and length. */
export type TermWeights = ReadonlyMap<string, number>;

/**
 * The term weights of texts that have the same fields in the same order (BM25F: fields are weighed before a word
 * saturates, so that one in the title and one in the text are one word).
 */
export function termWeights(texts: readonly (readonly FieldTerms[])[]): readonly TermWeights[] {
  const means = (texts[0] ?? []).map(
    (_, at) => texts.reduce((sum, fields) => sum + (fields[at]?.length ?? 0), 0) / texts.length,
  );
  return texts.map((fields) => {
    const weights = new Map<string, number>();
    fields.forEach(({ weight, lengthCounts, terms, length }, at) => {
      const mean = means[at] ?? 0;
      const share = mean === 0 ? 1 : length / mean;
      const each = weight / (1 - lengthCounts + lengthCounts * share);
      for (const [key, quality] of terms) weights.set(key, (weights.get(key) ?? 0) + each * quality);
    });
    return weights;
  });
}

/**
 * BM25 over the parts of a question: the score of each text. `weights[text][part]` is how much a text says of a part; a
 * part that few texts speak of counts more, and one that a text does not speak of takes nothing away.
 */
export function bm25(weights: readonly (readonly number[])[], counts: readonly number[]): readonly number[] {
  const rarities = counts.map((count, part) => {
    const speaking = weights.filter((own) => (own[part] ?? 0) > 0).length;
    return count * Math.log(1 + (weights.length - speaking + 0.5) / (speaking + 0.5));
  });
  return weights.map((own) =>
    own.reduce(
      (sum, weight, part) =>
        sum + ((rarities[part] ?? 0) * weight * (SATURATION + 1)) / (weight + SATURATION),
      0,
    ),
  );
}

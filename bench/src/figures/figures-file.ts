import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';

/** When and how something was measured. */
interface Measured {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly how: string;
}

/** A mean, and the worst of all that was measured. */
interface MeanAndWorst {
  readonly mean: number;
  readonly worst: number;
}

/** How truly one type is worn on drawn people, and what wearing it costs. */
export interface TypeRow extends Measured {
  readonly type: string;
  /** In percent of the width of `partName`. */
  readonly position: MeanAndWorst & { readonly must?: number };
  readonly partName: string;
  readonly pictures: number;
  readonly turnDeg?: MeanAndWorst;
  readonly scalePercent: MeanAndWorst;
  readonly tremblePx?: number;
  readonly lagFrames?: number;
  readonly trailPx?: number;
}

/** How well one half of the judged queries was answered: nDCG@10, as `relevance/scores.ts` has it. */
interface MeanGain {
  readonly pieces: number;
  /** Of pieces, categories, articles and answers, as far as a query asks for them. */
  readonly allKinds: number;
}

/** How well the search answers the judged queries of one language, or of all. */
export interface RelevanceRow extends Measured {
  readonly name: string;
  readonly queries: number;
  readonly open: MeanGain;
  readonly kept: MeanGain;
}

/** What somebody looked at and counted; no program can do that again. */
interface LookedAt extends Measured {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A figure of another command, or of one attempt by hand. */
interface Noted extends Measured {
  readonly what: string;
  readonly value: string;
}

export interface Figures {
  readonly shop: readonly (Figure & Measured)[];
  /** A house of fifty thousand products. */
  readonly large: readonly (Figure & Measured)[];
  readonly relevance: readonly RelevanceRow[];
  readonly types: readonly TypeRow[];
  readonly lookedAt: LookedAt;
  readonly noted: readonly Noted[];
  /** What was tried out on drawn and marked pictures, beside what every run measures. */
  readonly trials: readonly Noted[];
}

const FILE = fileURLToPath(new URL('../../figures.json', import.meta.url));

export function readFigures(): Figures {
  const figures: Figures = JSON.parse(readFileSync(FILE, 'utf8'));
  return figures;
}

/** Changes `bench/figures.json`; the tables of documents are made from it by `npm run bench:tables`. */
export function changeFigures(change: (figures: Figures) => Figures): void {
  writeFileSync(FILE, `${JSON.stringify(change(readFigures()), undefined, 2)}\n`);
}

/** The rows with the new ones in the place of those of the same key; what was not there before stands at the end. */
export function replaced<Row>(
  rows: readonly Row[],
  added: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const byKey = new Map(added.map((row) => [keyOf(row), row]));
  const kept = rows.map((row) => byKey.get(keyOf(row)) ?? row);
  const known = new Set(rows.map(keyOf));
  return [...kept, ...added.filter((row) => !known.has(keyOf(row)))];
}

/** Today, as it is written in the file. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

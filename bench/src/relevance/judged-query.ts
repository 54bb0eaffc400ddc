import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const FOLDER = fileURLToPath(new URL('../../relevance/', import.meta.url));

/** The half that may be read while the index is tuned, and the one that is only measured. */
export const HALVES = ['open', 'kept'] as const;
export type SuiteHalf = (typeof HALVES)[number];

const grades = z.optional(z.record(z.string(), z.int().check(z.minimum(1), z.maximum(3))));

const JudgedQuery = z.strictObject({
  locale: z.string(),
  kind: z.enum([
    'name',
    'reference',
    'typo',
    'script',
    'synonym',
    'colour',
    'material',
    'size',
    'long',
    'category',
    'service',
    'prefix',
    'nonsense',
  ]),
  query: z.string(),
  /** By product id, dimId, and the last part of a text's address. Only kinds that are here were judged. */
  pieces: grades,
  categories: grades,
  articles: grades,
  /** Answers to questions, and pages of the house. */
  answers: grades,
  /** By product id: the beginnings of the SKUs that have the colour or the size that was asked for. */
  skus: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type JudgedQuery = z.infer<typeof JudgedQuery>;

/** Every judged query of a half, in the order of its files. Throws, with its file and line, where one cannot be read. */
export function judgedQueries(half: SuiteHalf): readonly JudgedQuery[] {
  return globSync(`${FOLDER}${half}/*.jsonl`)
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (line === '' ? [] : [readQuery(line, `${file}:${index + 1}`)])),
    );
}

function readQuery(line: string, place: string): JudgedQuery {
  const read = JudgedQuery.safeParse(JSON.parse(line));
  if (!read.success) throw new Error(`${place}: ${z.prettifyError(read.error)}`);
  return read.data;
}

import { HOUSE_LANGUAGES } from '@vitrine/domain';
import type { Part } from '../format/part.ts';
import { type HouseReader, readText } from './read-text.ts';

/** More than the longest prose may have. */
const MAX_BYTES = 1_000_000;

interface ReadFile {
  readonly file: string;
  readonly value: unknown;
}

/**
 * The value of a file with the Markdown that stands beside it: `articles/fourteen-hours.eng.md` is `texts.eng.prose` of
 * `articles/fourteen-hours.json`. A file that cannot be read stands in its place as what no prose is, so that the row says so.
 */
export async function withProse<Row>(
  { source }: Part<Row>,
  reader: HouseReader,
  { file, value }: ReadFile,
): Promise<unknown> {
  const key = 'proseIn' in source ? source.proseIn : undefined;
  if (key === undefined || !isRecord(value)) return value;
  const texts = value[key];
  if (!isRecord(texts)) return value;
  const read: Record<string, unknown> = { ...texts };
  for (const language of HOUSE_LANGUAGES) {
    const name = file.replace(/json$/u, `${language}.md`);
    const found = await readText(reader.folder, name, MAX_BYTES);
    if (found === undefined) continue;
    reader.onRead(name, found.ok ? found.text : '');
    const own = texts[language];
    read[language] = { ...(isRecord(own) && own), prose: found.ok ? found.text : { unread: found.message } };
  }
  return { ...value, [key]: read };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import { hostileTextPaths, isHostileText } from '@vitrine/domain';
import * as z from 'zod/mini';
import type { Fault, JsonPath, Part } from '../format/part.ts';
import { cutOut, looseBeginning, uncutPath } from './cut-out.ts';
import type { Entry, FoundEntry, EntryRefusal } from './entry.ts';
import { lineOf } from './line-of.ts';

/** A row as far as it may be loaded, and what was refused of it. */
export interface Judged<Row> {
  readonly entry: Entry<Row> | undefined;
  readonly refusals: readonly EntryRefusal[];
}

/** What schemas say of a fault, as people read it. */
export const inWords = z.locales.en().localeError;

export const HOSTILE_TEXT = 'it holds a sign that cannot be kept (NUL or half a surrogate pair)';

/** Holds a row to its schema; wrong parts that are loose are refused alone. */
export function judgeEntry<Row>(part: Part<Row>, found: FoundEntry): Judged<Row> {
  // Whoever was cut was looked through before.
  const hostile = found.cuts.length === 0 ? [...hostileTextPaths(found.value)] : [];
  return hostile.length === 0 ? judgeBySchema(part, found) : withoutHostile(part, found, hostile);
}

/** Hostile texts leave the row itself, too: what is refused may still be asked for its id. */
function withoutHostile<Row>(part: Part<Row>, found: FoundEntry, hostile: readonly JsonPath[]): Judged<Row> {
  const properties = hostile.filter((path) => typeof path.at(-1) === 'string');
  const clean = { ...found, value: cutOut(found.value, properties) };
  const faults = hostile.map((path) => ({ path, message: HOSTILE_TEXT }));
  return withoutFaults({ part, found: clean, id: idOf(part, found) }, faults);
}

function judgeBySchema<Row>(part: Part<Row>, found: FoundEntry): Judged<Row> {
  const parsed = z.safeParse(part.schema, cutOut(found.value, found.cuts), { error: inWords });
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({ path: plain(path), message }));
    return withoutFaults({ part, found, id: idOf(part, found) }, faults);
  }
  const id = idOf(part, found);
  const said = saidId(part, parsed.data);
  if (said !== id)
    return withoutFaults({ part, found, id }, [
      { path: [], message: `its file says ${id}, it says ${said ?? 'nothing'}` },
    ]);
  const faults = part.check(parsed.data);
  if (faults.length > 0) return withoutFaults({ part, found, id }, faults);
  return { entry: { kind: part.kind, id, row: parsed.data, found, part }, refusals: [] };
}

interface Judging<Row> {
  readonly part: Part<Row>;
  readonly found: FoundEntry;
  readonly id: string;
}

/** The row without its faults, where all of them are in loose parts; else no row. Paths are those of the parsed row. */
export function withoutFaults<Row>({ part, found, id }: Judging<Row>, faults: readonly Fault[]): Judged<Row> {
  const placed = faults.map(({ path, message }) => ({ path: uncutPath(path, found.cuts), message }));
  const cuts = placed.flatMap(({ path }) => {
    const cut = looseBeginning(part.loose, path);
    return cut === undefined ? [] : [cut];
  });
  const isRefused = cuts.length < faults.length;
  const refusals = placed.map((fault, place) => ({
    ...refusalOf({ part, found, id }, fault),
    cut: isRefused ? undefined : cuts[place],
  }));
  if (isRefused) return { entry: undefined, refusals };
  const again = judgeEntry(part, { ...found, cuts: [...found.cuts, ...cuts] });
  return { entry: again.entry, refusals: [...refusals, ...again.refusals] };
}

/** What is wrong with a row, with its place in the file; of the whole row. `within` is the line of its text, where that is known. */
export function refusalOf<Row>(
  { part, found, id }: Judging<Row>,
  { path, message }: Fault,
  within = lineOf(found.text, [...found.path, ...path]),
): EntryRefusal & { readonly cut: undefined } {
  const line = (found.line ?? 1) - 1 + within;
  return { kind: part.kind, id, file: found.file, line, path, message, cut: undefined };
}

/** A row with a file of its own is called like it; others are called by what they say, else by their place. */
export function idOf<Row>(part: Part<Row>, { value, file, line, path }: FoundEntry): string {
  if (line !== undefined) return saidId(part, value) ?? `of line ${line}`;
  if ('folder' in part.source) return file.slice(part.source.folder.length + 1).replace(/\.json$/u, '');
  return saidId(part, value) ?? path.join('.');
}

function saidId<Row>({ idKeys }: Part<Row>, value: unknown): string | undefined {
  const said = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  const parts = idKeys.map((key) => said.get(key));
  return parts.every((each) => typeof each === 'string' && !isHostileText(each))
    ? parts.join('/')
    : undefined;
}

function plain(path: readonly PropertyKey[]): JsonPath {
  return path.map((step) => (typeof step === 'symbol' ? String(step) : step));
}

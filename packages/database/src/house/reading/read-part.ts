import type { Part } from '../format/part.ts';
import { withProse } from './with-prose.ts';
import type { Entry, FoundEntry, EntryRefusal } from './entry.ts';
import { idOf, type Judged, judgeEntry, refusalOf, withoutFaults } from './judge-entry.ts';
import { type ListedFiles, listFiles } from './list-files.ts';
import { parseJson } from './parse-json.ts';
import { type HouseReader, NOT_THERE, readText } from './read-text.ts';

/** The rows of one part of a house. */
export interface PartRows<Row> {
  /** False when its file or folder is not there or cannot be read as a whole: then nothing of the part is touched. */
  readonly present: boolean;
  readonly entries: readonly Entry<Row>[];
  readonly refusals: readonly EntryRefusal[];
}

/** Reads one part. What cannot be read or is wrong becomes a refusal; only a failing disk throws. */
export async function readPart<Row>(part: Part<Row>, reader: HouseReader): Promise<PartRows<Row>> {
  const listed = await filesOf(part, reader.folder);
  const read: FileRows[] = [];
  for (const file of listed?.files ?? []) read.push(await readRows(part, reader, file));
  const closed = (listed?.refused ?? []).map(({ file, message }) => refusedFile(part, file, { message }));
  const isWhole =
    'folder' in part.source
      ? listed !== undefined && closed.length === 0
      : read.every(({ isRead }) => isRead);
  const judged = read
    .flatMap(placesOf)
    .flatMap((found, rank) => (found === undefined ? [] : [judgeEntry(part, { ...found, rank })]));
  return {
    present: isWhole,
    ...onlyOnce(judged, [...closed, ...read.flatMap(({ refusals }) => refusals)]),
  };
}

interface FileRows {
  readonly isRead: boolean;
  readonly rows: readonly FoundEntry[];
  readonly refusals: readonly EntryRefusal[];
}

/** A file that cannot be read keeps its place, so that none of the others moves up. */
const placesOf = ({ isRead, rows }: FileRows): readonly (FoundEntry | undefined)[] =>
  isRead ? rows : [undefined];

async function filesOf<Row>({ source }: Part<Row>, folder: string): Promise<ListedFiles | undefined> {
  if ('folder' in source) return listFiles(folder, source.folder);
  return { files: ['list' in source ? source.list : source.tree], refused: [] };
}

async function readRows<Row>(part: Part<Row>, reader: HouseReader, file: string): Promise<FileRows> {
  const listed = 'folder' in part.source ? NOT_THERE : undefined;
  const read = (await readText(reader.folder, file)) ?? listed;
  if (read === undefined) return { isRead: false, rows: [], refusals: [] };
  const text = read.ok ? read.text : '';
  reader.onRead(file, text);
  const document = read.ok ? parseJson(text) : read;
  if (!document.ok) return { isRead: false, rows: [], refusals: [refusedFile(part, file, document)] };
  const value = await withProse(part, reader, { file, value: document.value });
  const rows = foundIn(part, { file, text, path: [], value, rank: 0, cuts: [] });
  if (rows !== undefined) return { isRead: true, rows, refusals: [] };
  const refusal = refusedFile(part, file, { message: 'a list of rows is expected' });
  return { isRead: false, rows: [], refusals: [refusal] };
}

/** A file of which no row is known. */
function refusedFile<Row>(
  part: Part<Row>,
  file: string,
  { message, line = 1 }: { readonly message: string; readonly line?: number },
): EntryRefusal {
  const found = { file, text: '', path: [], value: undefined, rank: 0, cuts: [] };
  return refusalOf({ part, found, id: idOf(part, found) }, { path: [], message }, line);
}

function foundIn<Row>({ source }: Part<Row>, whole: FoundEntry): readonly FoundEntry[] | undefined {
  if ('folder' in source) return [{ ...whole, value: withoutSchema(whole.value) }];
  if (!Array.isArray(whole.value)) return undefined;
  if ('list' in source)
    return whole.value.map((value: unknown, place) => ({ ...whole, value, path: [place] }));
  return whole.value.flatMap((value: unknown, place) => branch(whole, value, { path: [place] }));
}

/** A node of a tree and all below it, each a row of its own. */
function branch(
  whole: FoundEntry,
  value: unknown,
  at: Pick<FoundEntry, 'path' | 'parentId'>,
): readonly FoundEntry[] {
  const known = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  const children = known.get('children') ?? [];
  if (!Array.isArray(children)) return [{ ...whole, ...at, value }];
  known.delete('children');
  const id = known.get('dimId');
  const parentId = typeof id === 'string' ? id : '';
  return [
    { ...whole, ...at, value: Object.fromEntries(known) },
    ...children.flatMap((child: unknown, place) =>
      branch(whole, child, { path: [...at.path, 'children', place], parentId }),
    ),
  ];
}

/** Editors are told by `$schema` what a file may say. */
export function withoutSchema(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema'));
}

/** Each id once: a row that is called like one before it is refused. */
export function onlyOnce<Row>(
  judged: readonly Judged<Row>[],
  unreadable: readonly EntryRefusal[],
): Pick<PartRows<Row>, 'entries' | 'refusals'> {
  const entries = new Map<string, Entry<Row>>();
  const refusals = [...unreadable, ...judged.flatMap((each) => each.refusals)];
  for (const { entry } of judged) {
    if (entry === undefined) continue;
    if (!entries.has(entry.id)) entries.set(entry.id, entry);
    else
      refusals.push(
        ...withoutFaults(entry, [{ path: [], message: 'there is one of this name already' }]).refusals,
      );
  }
  return { entries: [...entries.values()], refusals };
}

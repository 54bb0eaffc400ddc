import type { Fault, Part } from '../format/part.ts';
import type { Directory } from './directory.ts';
import type { Entry, EntryRefusal } from './entry.ts';
import { withoutFaults } from './judge-entry.ts';
import type { PartRows } from './read-part.ts';

/**
 * Refuses the rows that name what is not there, or what they must not name, or bring what another row brought already, until all that is left
 * holds together: a row that falls may take others with it.
 */
export function settlePart<Row>(part: Part<Row>, rows: PartRows<Row>, directory: Directory): PartRows<Row> {
  const refusals: EntryRefusal[] = [...rows.refusals];
  let entries = rows.entries;
  for (;;) {
    enter(part, entries, { directory, isWhole: rows.present && refusals.length === 0 });
    const before = refusals.length;
    entries = refuseOnce(entries, directory, refusals);
    if (refusals.length === before) return { ...rows, entries, refusals };
  }
}

function enter<Row>(
  part: Part<Row>,
  entries: readonly Entry<Row>[],
  { directory, isWhole }: { readonly directory: Directory; readonly isWhole: boolean },
): void {
  for (const kind of [part.kind, ...part.bringsKinds]) directory.begin(kind, isWhole);
  for (const { kind, id, row } of entries) {
    directory.add(kind, id);
    for (const brought of part.brings(row)) directory.add(brought.kind, brought.id);
  }
}

/** One round: what is left of each row. */
function refuseOnce<Row>(
  entries: readonly Entry<Row>[],
  directory: Directory,
  refusals: EntryRefusal[],
): readonly Entry<Row>[] {
  const owners = new Map<string, string>();
  return entries.flatMap((entry) => {
    const faults = [
      ...missingFaults(entry, directory),
      ...avoidedFaults(entry, directory),
      ...doubleFaults(entry, owners),
    ];
    if (faults.length === 0) return [entry];
    const again = withoutFaults(entry, faults);
    refusals.push(...again.refusals);
    return again.entry === undefined ? [] : [again.entry];
  });
}

/** What a row names and is not there. */
export function missingFaults<Row>(
  { part, row, kind, found }: Entry<Row>,
  directory: Directory,
): readonly Fault[] {
  const above = found.parentId === undefined ? [] : [{ path: [], kind, id: found.parentId }];
  return [...part.references(row), ...above]
    .filter((reference) => !directory.has(reference.kind, reference.id))
    .map((reference) => ({ path: reference.path, message: `no ${reference.kind} ${reference.id}` }));
}

function avoidedFaults<Row>({ part, row }: Entry<Row>, directory: Directory): readonly Fault[] {
  return part
    .avoids(row)
    .filter(({ kind, id }) => directory.has(kind, id))
    .map(({ path, kind, id }) => ({ path, message: `${id} is a ${kind} itself` }));
}

/** What an earlier row brought already, or the row itself brings twice. */
function doubleFaults<Row>({ part, row, id }: Entry<Row>, owners: Map<string, string>): readonly Fault[] {
  return part.brings(row).flatMap((brought) => {
    const name = `${brought.kind} ${brought.id}`;
    const owner = owners.get(name);
    owners.set(name, owner ?? id);
    return owner === undefined
      ? []
      : [{ path: brought.path, message: `${name} belongs to ${owner} already` }];
  });
}

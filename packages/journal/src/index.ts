import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A named collection of records by id. */
export interface Collection<Value> {
  readonly get: (id: string) => Value | undefined;
  readonly put: (id: string, value: Value) => void;
  readonly all: () => readonly Value[];
}

export interface Journal {
  /** Declares a collection; `read` turns a line of an earlier run back into a value (undefined: forget it). */
  readonly collection: <Value extends object>(
    kind: string,
    read: (stored: unknown) => Value | undefined,
  ) => Collection<Value>;
  /**
   * Keeps all that is put in `change`, or nothing where the process is killed meanwhile. What is put is read only after
   * `change` has ended.
   */
  readonly together: (change: () => void) => void;
}

interface Line {
  readonly kind: string;
  readonly id: string;
  readonly value: unknown;
}

interface Change {
  readonly line: Line;
  /** Has it read from memory. */
  readonly show: () => void;
}

/**
 * Records kept in memory and, one JSON line per change, in a file; changes that belong together are one line. A line is
 * handed to the system before the answer that depends on it goes out, so that a kill -9 loses nothing; a line torn by it is
 * the last one and is left out.
 * Opening rewrites the file with the newest line of each record.
 */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const newest = new Map<string, Line>();
  for (const line of readLines(file)) newest.set(`${line.kind} ${line.id}`, line);
  const compact = [...newest.values()].map((line) => `${JSON.stringify(line)}\n`).join('');
  writeFileSync(`${file}.new`, compact, { mode: 0o600 });
  renameSync(`${file}.new`, file);

  let gathered: Change[] | undefined;
  const keep = (changes: readonly Change[]): void => {
    if (changes.length === 0) return;
    const lines = changes.map(({ line }) => line);
    appendFileSync(file, `${JSON.stringify(lines.length === 1 ? lines[0] : lines)}\n`);
    for (const { show } of changes) show();
  };
  return {
    together: (change) => {
      if (gathered !== undefined) return change();
      const changes: Change[] = [];
      gathered = changes;
      try {
        change();
      } finally {
        gathered = undefined;
      }
      keep(changes);
    },
    collection: <Value extends object>(
      kind: string,
      read: (stored: unknown) => Value | undefined,
    ): Collection<Value> => {
      const values = new Map<string, Value>();
      for (const line of newest.values()) {
        const value = line.kind === kind ? read(line.value) : undefined;
        if (value !== undefined) values.set(line.id, value);
      }
      return {
        get: (id) => values.get(id),
        put: (id, value) => {
          const change = { line: { kind, id, value }, show: () => void values.set(id, value) };
          if (gathered === undefined) keep([change]);
          else gathered.push(change);
        },
        all: () => [...values.values()],
      };
    },
  };
}

function readLines(file: string): readonly Line[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').flatMap(readLine);
}

function readLine(text: string): readonly Line[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.flatMap(asLine) : asLine(parsed);
  } catch {
    return [];
  }
}

function asLine(parsed: unknown): readonly Line[] {
  const { kind, id, value }: Record<string, unknown> = typeof parsed === 'object' ? { ...parsed } : {};
  return typeof kind === 'string' && typeof id === 'string' ? [{ kind, id, value }] : [];
}

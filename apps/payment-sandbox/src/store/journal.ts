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
}

interface Line {
  readonly kind: string;
  readonly id: string;
  readonly value: unknown;
}

/**
 * Records kept in memory and, one JSON line per change, in a file. A line is handed to the system before the answer
 * that depends on it goes out, so that a kill -9 loses nothing; a line torn by it is the last one and is left out.
 * Opening rewrites the file with the newest line of each record.
 */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const newest = new Map<string, Line>();
  for (const line of readLines(file)) newest.set(`${line.kind} ${line.id}`, line);
  const compact = [...newest.values()].map((line) => `${JSON.stringify(line)}\n`).join('');
  writeFileSync(`${file}.new`, compact, { mode: 0o600 });
  renameSync(`${file}.new`, file);

  return {
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
          appendFileSync(file, `${JSON.stringify({ kind, id, value })}\n`);
          values.set(id, value);
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
    const { kind, id, value }: Record<string, unknown> = typeof parsed === 'object' ? { ...parsed } : {};
    return typeof kind === 'string' && typeof id === 'string' ? [{ kind, id, value }] : [];
  } catch {
    return [];
  }
}

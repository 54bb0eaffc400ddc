import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const USAGE = `npm run import -- FOLDER [--dry-run] [--all] [--every-row] [--report FILE]
  FOLDER      a house as docs/import.md describes it
  --dry-run   say what would happen, and leave everything as it is
  --all       list the rows that stay as they are, too
  --every-row compare the rows of products whose files are the same, too
  --report    write every line of the report into a file
npm run import -- --schemas FOLDER
              write the JSON Schemas of every file of a house`;

/** What is asked for. */
export type ImportRequest =
  | {
      readonly kind: 'import';
      readonly folder: string;
      readonly dryRun: boolean;
      readonly all: boolean;
      readonly everyRow: boolean;
      /** The file that every line goes into. */
      readonly report: string | undefined;
    }
  | { readonly kind: 'schemas'; readonly folder: string }
  | { readonly kind: 'usage'; readonly fault: string };

/** Reads the command line. */
export function readArguments(words: readonly string[]): ImportRequest {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        'every-row': { type: 'boolean', default: false },
        report: { type: 'string' },
        schemas: { type: 'string' },
      },
    });
    if (values.schemas !== undefined) return { kind: 'schemas', folder: resolve(values.schemas) };
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) return { kind: 'usage', fault: 'one folder is expected' };
    const { 'dry-run': dryRun, 'every-row': everyRow, all, report } = values;
    return {
      kind: 'import',
      folder: resolve(folder),
      dryRun,
      all,
      everyRow,
      report: report === undefined ? undefined : resolve(report),
    };
  } catch (error) {
    return { kind: 'usage', fault: error instanceof Error ? error.message : String(error) };
  }
}

import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Database, registeredStatements } from '@vitrine/database';
import { childOf, nodesOf, syntaxOf, textOf } from '../source/syntax.ts';
import { describeStatement } from './describe-statement.ts';
import { readSchema } from './read-schema.ts';
import { statementTypes, tableTypes } from './write-types.ts';

const FOLDER = 'packages/database/src/tables';
const SOURCES = ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'];

/** The text that each generated file should have, by its path from the root. The database is migrated and empty. */
export async function generatedFiles(db: Database): Promise<ReadonlyMap<string, string>> {
  await importStatements();
  const schema = await readSchema(db);
  const named = namedColumns(`${FOLDER}/column-types.ts`);
  const descriptions = [];
  for (const { name, text } of registeredStatements()) {
    descriptions.push(await describeStatement(db, schema, { id: name, text }));
  }
  return new Map([
    [`${FOLDER}/statements.generated.ts`, statementTypes(descriptions, named)],
    [`${FOLDER}/tables.generated.ts`, tableTypes(schema, named)],
  ]);
}

/** Where statements may stand: in stores, and in the package that holds the catalogue's. */
const HOMES = /\.store\.ts$|^packages\/database\/src\//u;

/** Imports every module that names a statement: naming registers it. Throws for one that is no store. */
async function importStatements(): Promise<void> {
  const files = globSync(SOURCES).filter((file) => !/\.(?:test|generated)\.ts$/u.test(file));
  for (const file of files) {
    if (!/= named\(\s*'[\w-]+',?\s*\)[<(]/u.test(readFileSync(file, 'utf8'))) continue;
    if (!HOMES.test(file))
      throw new Error(`${file} names a statement: SQL belongs into a *.store.ts beside it`);
    await import(pathToFileURL(file).href);
  }
}

/** The columns that have a type of their own: the keys of `ColumnTypes`. */
function namedColumns(file: string): ReadonlySet<string> {
  const types = [...nodesOf(syntaxOf(file))].find(
    (node) => node.type === 'TSInterfaceDeclaration' && textOf(childOf(node, 'id'), 'name') === 'ColumnTypes',
  );
  if (types === undefined) throw new Error(`${file} has no ColumnTypes`);
  const keys = [...nodesOf(types)].filter(({ type }) => type === 'TSPropertySignature');
  return new Set(
    keys.flatMap((node) => textOf(childOf(node, 'key'), 'value') ?? []).filter((key) => key.includes('.')),
  );
}

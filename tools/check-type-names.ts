import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { childOf, nodesOf, syntaxOf, textOf } from './source/syntax.ts';

/**
 * One name, one type: fails when an exported type, interface, class or enum has the name of another one anywhere in
 * the workspace. Names that stand twice since before this check are listed in a file that may only get shorter; `--write`
 * writes what is left of it.
 */
const ALLOWED_FILE = 'tools/type-names-twice.json';
const SOURCES = [
  'packages/*/{src,fidelity}/**/*.{ts,tsx}',
  'apps/*/src/**/*.{ts,tsx}',
  '{e2e,bench}/src/**/*.ts',
];
const DECLARATIONS = new Set([
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSEnumDeclaration',
  'ClassDeclaration',
]);

function exportedTypes(file: string): readonly string[] {
  const names: string[] = [];
  for (const node of nodesOf(syntaxOf(file))) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    const declared = childOf(node, 'declaration');
    const name = textOf(childOf(declared, 'id'), 'name');
    if (declared !== undefined && DECLARATIONS.has(declared.type) && name !== undefined) names.push(name);
  }
  return names;
}

const files = globSync(SOURCES).filter((file) => !/\.(test|d)\.tsx?$/u.test(file));
const places = new Map<string, string[]>();
for (const file of files) {
  for (const name of exportedTypes(file)) places.set(name, [...(places.get(name) ?? []), file]);
}
const twice = new Map([...places].filter(([, where]) => where.length > 1));
const allowed: readonly string[] = JSON.parse(readFileSync(ALLOWED_FILE, 'utf8'));
const added = [...twice].filter(([name]) => !allowed.includes(name));
const left = allowed.filter((name) => twice.has(name));

if (process.argv.includes('--write')) writeFileSync(ALLOWED_FILE, `${JSON.stringify(left, undefined, 2)}\n`);
for (const [name, where] of added) process.stderr.write(`${name} names several types: ${where.join(', ')}\n`);
if (left.length < allowed.length) {
  process.stdout.write(`shorter now: node tools/check-type-names.ts --write\n`);
}
process.stdout.write(
  `${places.size} exported types, ${left.length} names twice, ${added.length} of them new\n`,
);
process.exitCode = added.length > 0 || places.size === 0 ? 1 : 0;

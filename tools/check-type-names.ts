import { globSync } from 'node:fs';
import { childOf, nodesOf, syntaxOf, textOf } from './source/syntax.ts';

/**
 * One name, one type: fails when an exported type, interface, class or enum has the name of another one anywhere in
 * the workspace.
 */
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
for (const [name, where] of twice) {
  process.stderr.write(`${name} names several types: ${where.join(', ')}\n`);
}
process.stdout.write(`${places.size} exported types, ${twice.size} names twice\n`);
process.exitCode = twice.size > 0 || places.size === 0 ? 1 : 0;

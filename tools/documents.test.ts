import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './launch/root.ts';

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/glossary.md',
  'docs/operations/README.md',
] as const;

/** A path of the repository as code; one with `<name>`, `*` or `NNNN` in it stands for many. */
const PATH = /`(?<path>(?:apps|attack|bench|docs|e2e|packages|products-3d|tools)\/[\w./-]+)`/gu;
const LINK = /\]\((?<target>[^)#:]+)(?:#[\w-]+)?\)/gu;
/** What the recipes of CONTRIBUTING.md make as their example, and what the compiler makes. */
const TO_BE_MADE = /NNNN|workshops|twint|\/dist\//u;

const textOf = (document: string): string => readFileSync(join(ROOT, document), 'utf8');
const missing = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !existsSync(join(ROOT, path)));

describe.each(DOCUMENTS)('%s', (document) => {
  it('names files and folders that exist', () => {
    const named = [...textOf(document).matchAll(PATH)].map(({ groups }) => groups?.['path'] ?? '');
    expect(missing(named.filter((path) => !TO_BE_MADE.test(path)))).toEqual([]);
  });

  it('links to documents that exist', () => {
    const targets = [...textOf(document).matchAll(LINK)].map(({ groups }) => groups?.['target'] ?? '');
    expect(missing(targets.map((target) => join(dirname(document), target)))).toEqual([]);
  });
});

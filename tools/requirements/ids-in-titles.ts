import { childOf, childrenOf, listOf, nodesOf, type SyntaxNode, syntaxOf, textOf } from '../source/syntax.ts';

const ID = /\bR\d\.\d{3}\b/gu;
const TEST_FUNCTIONS = new Set(['describe', 'it', 'test']);
const NEVER_RUN = new Set(['skip', 'todo']);

/**
 * The requirement ids in the titles of a test file: in the title of an `it`, `test` or `describe`, and in the table of
 * an `each` or `for`, whose rows become titles. Comments, other strings and tests that never run do not count.
 */
export function idsInTitles(file: string, text?: string): ReadonlySet<string> {
  const program = syntaxOf(file, text);
  const tables = constantsOf(program);
  const found = new Set<string>();
  visit(program);
  return found;

  function visit(node: SyntaxNode): void {
    const words = node.type === 'CallExpression' ? calleeWords(node) : [];
    if (TEST_FUNCTIONS.has(words[0] ?? '')) {
      if (words.some((word) => NEVER_RUN.has(word))) return;
      for (const titled of titleParts(node)) add(titled, new Set());
    }
    for (const child of childrenOf(node)) visit(child);
  }

  /** Adds the ids of every text below a node, and of the constants that it names. */
  function add(part: SyntaxNode, seen: Set<string>): void {
    for (const node of nodesOf(part)) {
      for (const id of stringOf(node).match(ID) ?? []) found.add(id);
      const name = node.type === 'Identifier' ? textOf(node, 'name') : undefined;
      const table = name === undefined || seen.has(name) ? undefined : tables.get(name);
      if (name !== undefined && table !== undefined) add(table, seen.add(name));
    }
  }
}

/** `it`, `each` for `it.each(rows)(title, run)`; empty where the callee is something else. */
function calleeWords(call: SyntaxNode): readonly string[] {
  const callee = childOf(call, 'callee');
  if (callee?.type === 'CallExpression') return calleeWords(callee);
  if (callee?.type === 'TaggedTemplateExpression') return wordsOf(childOf(callee, 'tag'));
  return wordsOf(callee);
}

function wordsOf(callee: SyntaxNode | undefined): readonly string[] {
  if (callee?.type === 'Identifier') return [textOf(callee, 'name') ?? ''];
  if (callee?.type !== 'MemberExpression') return [];
  return [...wordsOf(childOf(callee, 'object')), textOf(childOf(callee, 'property'), 'name') ?? ''];
}

/** The title of `it(title, run)`; the table of `it.each(table)`, whose own call comes by with the title. */
function titleParts(call: SyntaxNode): readonly SyntaxNode[] {
  return listOf(call, 'arguments').slice(0, 1);
}

function stringOf(node: SyntaxNode): string {
  if (node.type === 'Literal') return textOf(node, 'value') ?? '';
  if (node.type !== 'TemplateElement') return '';
  const value: unknown = node['value'];
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';
}

/** What the file's own `const`s hold, by name. */
function constantsOf(program: SyntaxNode): ReadonlyMap<string, SyntaxNode> {
  const constants = new Map<string, SyntaxNode>();
  for (const node of nodesOf(program)) {
    if (node.type !== 'VariableDeclarator') continue;
    const name = textOf(childOf(node, 'id'), 'name');
    const value = childOf(node, 'init');
    if (name !== undefined && value !== undefined && !value.type.includes('Function'))
      constants.set(name, value);
  }
  return constants;
}

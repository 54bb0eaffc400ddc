import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** One node of a syntax tree (ESTree with TypeScript), read without trust: fields are looked at one by one. */
export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The syntax tree of a source text. Throws when it is not TypeScript. */
export function syntaxOf(file: string, text: string = readFileSync(file, 'utf8')): SyntaxNode {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'not readable'}`);
  if (!isNode(program)) throw new Error(`${file}: no program`);
  return program;
}

/** The nodes in the fields of a node, in order. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** The node in one field; undefined where the field holds something else. */
export function childOf(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

/** The nodes of a field that holds a list. */
export function listOf(node: SyntaxNode | undefined, field: string): readonly SyntaxNode[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The text of a field; undefined where it holds none. */
export function textOf(node: SyntaxNode | undefined, field: string): string | undefined {
  const value = node?.[field];
  return typeof value === 'string' ? value : undefined;
}

/** Every node of a tree, the root first. */
export function* nodesOf(root: SyntaxNode): Generator<SyntaxNode> {
  yield root;
  for (const child of childrenOf(root)) yield* nodesOf(child);
}

import { childOf, listOf, nodesOf, type SyntaxNode, syntaxOf, textOf } from '../source/syntax.ts';

/** The functions by which pages, jobs and neighbours make a call; its name is the first argument. */
const ASKERS: ReadonlySet<string> = new Set([
  'ask',
  'askForVisitor',
  'askServices',
  'call',
  'callUrl',
  'need',
  'send',
  'transport',
]);

/**
 * The names of calls that a source file makes: those it hands to an asker, and those that a union of names lets a caller
 * choose from (`door: 'login' | 'loginOnCheckout'`).
 */
export function callsMadeIn(file: string, text?: string): ReadonlySet<string> {
  const made = new Set<string>();
  for (const node of nodesOf(syntaxOf(file, text))) {
    for (const name of namesIn(node)) made.add(name);
  }
  return made;
}

function namesIn(node: SyntaxNode): readonly string[] {
  if (node.type === 'CallExpression' && ASKERS.has(calleeOf(node))) {
    const [first] = listOf(node, 'arguments');
    return first === undefined ? [] : literalsIn(first);
  }
  return node.type === 'TSUnionType' ? literalsIn(node) : [];
}

function calleeOf(node: SyntaxNode): string {
  const callee = childOf(node, 'callee');
  return textOf(callee, 'name') ?? textOf(childOf(callee, 'property'), 'name') ?? '';
}

function literalsIn(node: SyntaxNode): readonly string[] {
  return [...nodesOf(node)].flatMap((inner) => {
    const value = inner.type === 'Literal' ? textOf(inner, 'value') : undefined;
    return value === undefined ? [] : [value];
  });
}

/**
 * Whether a document shows the address of a call to clients, as code: from its root, or below the locale where the path
 * has more than one fixed segment (`products/` alone is also the name of a folder).
 */
export function isDocumented(path: string, document: string): boolean {
  const fixed = path.split(/[:{]/u, 1)[0] ?? '';
  const isTelling = /[^/]\/[^/]/u.test(fixed);
  return [...document.matchAll(/`([^`\n]+)`/gu)].some(([, code = '']) => {
    const rooted = /^(?:[A-Z]+ )?\/api\/[^/]+\/(.*)$/u.exec(code)?.[1];
    return rooted === undefined
      ? isTelling && code.startsWith(fixed)
      : fixed !== '' && rooted.startsWith(fixed);
  });
}

export interface CallFaults {
  /** Nobody makes them, and no list says who will. */
  readonly unused: readonly string[];
  /** Listed as to come, and made by now or no call at all. */
  readonly stale: readonly string[];
}

/** Compares the calls there are with those that are made and those that are listed as to come. */
export function callFaults(
  calls: readonly string[],
  made: ReadonlySet<string>,
  listed: readonly string[],
): CallFaults {
  return {
    unused: calls.filter((name) => !made.has(name) && !listed.includes(name)),
    stale: listed.filter(
      (name, index) => made.has(name) || !calls.includes(name) || listed.indexOf(name) !== index,
    ),
  };
}

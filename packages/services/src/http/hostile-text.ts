/**
 * The dotted path of the first text inside a parsed value that PostgreSQL or JSON could not carry on: one with a NUL
 * character or a lone surrogate, in a value or in a key. Undefined when there is none. Iterative, since a body of
 * 100 KB can be nested deeper than the call stack reaches.
 */
export function hostileTextPath(root: unknown, name: string): string | undefined {
  const pending: { readonly value: unknown; readonly path: string }[] = [{ value: root, path: name }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && isHostile(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (isHostile(key)) return path;
      // Paths of absurd depth would grow quadratically; nobody reads past the first hundred characters.
      pending.push({ value: child, path: path.length > 100 ? path : `${path}.${key}` });
    }
  }
  return undefined;
}

function isHostile(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

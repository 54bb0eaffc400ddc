/** Keys and places from the root of a value down to something in it. */
type Path = readonly (string | number)[];

/** Nobody reads further, and paths of absurd depth would grow quadratically. */
const MAX_STEPS = 100;

/**
 * The paths of all texts inside a parsed value that PostgreSQL or JSON could not carry on. A key of that kind is told by
 * the path of what holds it. It is iterative, since 100 KB of JSON can be nested deeper than the call stack reaches.
 */
export function* hostileTextPaths(root: unknown): Generator<Path> {
  const pending: { readonly value: unknown; readonly path: Path }[] = [{ value: root, path: [] }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && isHostileText(value)) yield path;
    const children = childrenOf(value);
    if (children.some(([step]) => typeof step === 'string' && isHostileText(step))) yield path;
    for (const [step, child] of children)
      pending.push({ value: child, path: path.length < MAX_STEPS ? [...path, step] : path });
  }
}

function childrenOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** A text with a NUL character or with half a surrogate pair. */
export function isHostileText(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

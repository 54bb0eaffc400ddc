import type { JsonPath } from '../format/part.ts';

/** The longest beginning of a path that one of the patterns (`skus/*`) allows to be refused alone. */
export function looseBeginning(patterns: readonly string[], path: JsonPath): JsonPath | undefined {
  const lengths = patterns
    .map((pattern) => pattern.split('/'))
    .filter((steps) => steps.every((step, at) => at < path.length && (step === '*' || step === path[at])))
    .map((steps) => steps.length);
  return lengths.length === 0 ? undefined : path.slice(0, Math.max(...lengths));
}

/** The same JSON value without what stands at the paths; elements of a list close up. */
export function cutOut(value: unknown, paths: readonly JsonPath[]): unknown {
  if (paths.length === 0 || typeof value !== 'object' || value === null) return value;
  const below = (key: string | number) =>
    paths.filter(([first]) => String(first) === String(key)).map((path) => path.slice(1));
  const isCut = (key: string | number) => below(key).some((path) => path.length === 0);
  if (Array.isArray(value)) {
    return value.flatMap((child: unknown, key) => (isCut(key) ? [] : [cutOut(child, below(key))]));
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
      isCut(key) ? [] : [[key, cutOut(child, below(key))]],
    ),
  );
}

/** Where a path of a value that was cut led before the cuts were made. */
export function uncutPath(path: JsonPath, cuts: readonly JsonPath[]): JsonPath {
  return path.reduce<JsonPath>((before, step) => {
    if (typeof step === 'string') return [...before, step];
    const gone = cuts
      .filter((cut) => cut.length === before.length + 1 && before.every((each, at) => each === cut[at]))
      .map((cut) => Number(cut.at(-1)))
      .toSorted((left, right) => left - right);
    return [...before, gone.reduce((place, cut) => (cut <= place ? place + 1 : place), step)];
  }, []);
}

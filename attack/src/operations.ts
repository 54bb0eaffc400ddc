import type { Target } from './attack.ts';

/** One operation of the shop's own description. */
export interface Operation {
  readonly method: string;
  /** With `{placeholders}`. */
  readonly path: string;
  /** Needs a session, a customer's or an application's key. */
  readonly isPrivate: boolean;
}

interface Described {
  readonly security?: readonly object[];
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

/** Every operation that the shop describes, so that no call is forgotten here. */
export async function operationsOf({ origin }: Target): Promise<readonly Operation[]> {
  const answer = await fetch(`${origin}/api/openapi.json`);
  const { paths }: Description = JSON.parse(await answer.text());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security = [] }]) => ({
      method: method.toUpperCase(),
      path,
      isPrivate: security.some((way) => Object.keys(way).length > 0),
    })),
  );
}

/** The address of an operation in a locale, with `value` for everything else that it names. */
export function addressOf({ path }: Operation, value: string): string {
  return path.replaceAll(/\{(\w+)\}/gu, (_placeholder, name: string) =>
    name === 'locale' ? 'eng-us' : encodeURIComponent(value),
  );
}

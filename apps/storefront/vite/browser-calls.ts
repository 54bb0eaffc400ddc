import { globSync, readFileSync } from 'node:fs';
import { CALL_ROUTES } from '@vitrine/contracts';
import type { Plugin } from 'vite';

const SOURCES = new URL('../src/', import.meta.url).pathname;
/** A quoted word, and whether a loader asks for it. */
const QUOTED = /(?<asking>\b(?:ask|need|askForVisitor)\(\s*)?'(?<word>\w+)'/gu;

/**
 * Sends the browser what it needs of the table of calls, and nothing else: the module of routes becomes its finished
 * value, with the calls that the storefront's source names outside of loaders. Loaders run on the server.
 */
export function browserCalls(): Plugin {
  return {
    name: 'vitrine:browser-calls',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/contracts\/src\/calls\/call-routes\.ts$/u },
      handler() {
        if (this.environment.name !== 'client') return undefined;
        const named = callsNamed();
        const routes = Object.entries(CALL_ROUTES).filter(([name]) => named.has(name));
        return {
          code: `export const CALL_ROUTES = ${JSON.stringify(Object.fromEntries(routes))};`,
          map: null,
        };
      },
    },
  };
}

/** Words of the source that may be names of calls in the browser. */
function callsNamed(): ReadonlySet<string> {
  const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
    .filter((path) => !/\.test\.tsx?$|test-harness\/|\.server\.ts$|shared\/server\//u.test(path))
    .map((path) => readFileSync(`${SOURCES}${path}`, 'utf8'));
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(QUOTED)].flatMap(({ groups }) =>
        groups?.['asking'] === undefined ? [groups?.['word'] ?? ''] : [],
      ),
    ),
  );
}

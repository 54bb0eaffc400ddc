import { CALL_ROUTES } from '@vitrine/contracts';
import type { Plugin } from 'vite';

const TABLE = /packages\/contracts\/src\/calls\/call-routes\.ts$/u;
const SOURCE = /apps\/storefront\/src\/[^?]*\.tsx?(?:\?|$)/u;
/** A quoted word, and whether a loader asks for it, or something is compared with it. */
const QUOTED = /(?<asking>\b(?:ask|need|askForVisitor)\(\s*|[!=]== )?'(?<word>\w+)'/gu;

/**
 * Sends the browser what it needs of the table of calls, where it needs it: the table is empty there, and each module
 * that names a call outside of a loader adds that call's route. Loaders run on the server.
 */
export function browserCalls(): Plugin {
  return {
    name: 'vitrine:browser-calls',
    enforce: 'pre',
    transform: {
      filter: { id: [TABLE, SOURCE] },
      handler(code, id) {
        if (this.environment.name !== 'client') return undefined;
        if (TABLE.test(id)) return { code: 'export const CALL_ROUTES = {};', map: null };
        const routes = routesNamed(code);
        if (Object.keys(routes).length === 0) return undefined;
        // On the first line, so that every line keeps its number.
        const adding = `import { CALL_ROUTES as $routes } from '@vitrine/contracts'; Object.assign($routes, ${JSON.stringify(routes)});`;
        return { code: `${adding}${code}`, map: null };
      },
    },
  };
}

/** The routes of the calls that a module may make in the browser. */
function routesNamed(source: string): Partial<typeof CALL_ROUTES> {
  const words = new Set(
    [...source.matchAll(QUOTED)].flatMap(({ groups }) =>
      groups?.['asking'] === undefined ? [groups?.['word'] ?? ''] : [],
    ),
  );
  return Object.fromEntries(Object.entries(CALL_ROUTES).filter(([name]) => words.has(name)));
}

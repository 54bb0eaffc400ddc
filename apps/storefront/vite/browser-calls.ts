import { CALL_ROUTES } from '@vitrine/contracts';
import type { Plugin } from 'vite';

/**
 * Sends the browser what it needs of the table of calls, and nothing else: the module of routes becomes its finished
 * value, so that the table itself stays behind.
 */
export function browserCalls(): Plugin {
  return {
    name: 'vitrine:browser-calls',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/contracts\/src\/calls\/call-routes\.ts$/u },
      handler() {
        if (this.environment.name !== 'client') return undefined;
        return { code: `export const CALL_ROUTES = ${JSON.stringify(CALL_ROUTES)};`, map: null };
      },
    },
  };
}

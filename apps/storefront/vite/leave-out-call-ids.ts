import type { Plugin } from 'vite';

/** A call's requirement ids, as the table of calls has them. */
const CALL_ID = /\bid: 'R[\d.]+',\s*/gu;

/**
 * The ids in the table of calls are for those who read and test it: the browser, which has the table with every page, gets
 * it without.
 */
export function leaveOutCallIds(): Plugin {
  return {
    name: 'vitrine:leave-out-call-ids',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/contracts\/src\/calls\.ts$/u },
      handler(code) {
        return this.environment.name === 'client' ? { code: code.replaceAll(CALL_ID, '') } : undefined;
      },
    },
  };
}

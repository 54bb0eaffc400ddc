import type { Plugin } from 'vite';
import * as facts from '../src/shared/page/page-facts.ts';

/** Gives the browser the values of `page-facts.ts` instead of the registry of pages that they are made from. */
export function evaluatePageFacts(): Plugin {
  return {
    name: 'vitrine:evaluate-page-facts',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/shared\/page\/page-facts\.ts$/u },
      handler() {
        if (this.environment.name !== 'client') return undefined;
        const lines = Object.entries(facts).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        );
        return { code: lines.join('\n') };
      },
    },
  };
}

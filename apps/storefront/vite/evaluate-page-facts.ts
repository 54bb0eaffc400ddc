import type { Plugin } from 'vite';
import * as labelFacts from '../src/shared/page/label-facts.ts';
import * as pageFacts from '../src/shared/page/page-facts.ts';

/** Gives the browser the values of `page-facts.ts` and `label-facts.ts` instead of the registry of pages that they are made from. */
export function evaluatePageFacts(): Plugin {
  return {
    name: 'vitrine:evaluate-page-facts',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/shared\/page\/(?:page|label)-facts\.ts$/u },
      handler(_code, id) {
        if (this.environment.name !== 'client') return undefined;
        const facts = id.endsWith('label-facts.ts') ? labelFacts : pageFacts;
        const lines = Object.entries(facts).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        );
        return { code: lines.join('\n') };
      },
    },
  };
}

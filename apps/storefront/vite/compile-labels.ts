import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const LANGUAGES = ['eng', 'fra', 'ara'] as const;
type Language = (typeof LANGUAGES)[number];
type Catalogue = Record<string, CompiledMessage>;

/** Keys that a translation lacks are said in this language. */
const FALLBACK: Language = 'eng';
const LABELS_FOLDER = fileURLToPath(new URL('../src/shared/i18n/labels/', import.meta.url));

/**
 * Compiles `labels/{language}.json` (key → ICU message) at build time, so that no message parser reaches the browser.
 *
 * The server imports the files themselves and gets compiled messages. The browser gets one language, as a script of its
 * own; the import of `{language}.json?url` is that script's address, so that the page can preload it.
 */
export function compileLabels(): Plugin {
  return {
    name: 'vitrine:compile-labels',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?', 2);
      const language = LANGUAGES.find((candidate) => path === fileOf(candidate));
      if (language === undefined) return undefined;
      this.addWatchFile(path);
      if (query === 'url') return `export default ${JSON.stringify(`/${assetOf(language).fileName}`)}`;
      return JSON.stringify(readCatalogue(language));
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const language of LANGUAGES) this.emitFile({ type: 'asset', ...assetOf(language) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = LANGUAGES.find((candidate) => request.url === `/${assetOf(candidate).fileName}`);
        if (language === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'text/javascript');
        response.end(assetOf(language).source);
      });
    },
  };
}

function fileOf(language: Language): string {
  return `${LABELS_FOLDER}${language}.json`;
}

function readLabels(language: Language): Record<string, string> {
  return JSON.parse(readFileSync(fileOf(language), 'utf8'));
}

function readCatalogue(language: Language): Catalogue {
  const labels = { ...readLabels(FALLBACK), ...readLabels(language) };
  return Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, compileMessage(text)]));
}

function assetOf(language: Language): { readonly fileName: string; readonly source: string } {
  const source = `export default ${JSON.stringify(readCatalogue(language))}`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/labels-${language}-${hash}.js`, source };
}

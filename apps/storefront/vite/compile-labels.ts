import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { FALLBACK_LANGUAGE, LABELLED_LANGUAGES, type Language } from '@vitrine/domain';
import type { Plugin } from 'vite';
import { LABEL_PARTS, type LabelPart, labelPartOf } from '../src/shared/i18n/label-parts.ts';

type Catalogue = Record<string, CompiledMessage>;

const ASSET_PREFIX = 'assets/labels-';
const LABELS_FOLDER = fileURLToPath(new URL('../src/shared/i18n/labels/', import.meta.url));

/**
 * Compiles `labels/{language}.json` (key → ICU message) at build time, so that no message parser reaches the browser.
 *
 * The server imports the files themselves and gets compiled messages. The browser gets one language, in a script for each
 * part; the import of `{language}.json?parts` says their addresses, so that a page can preload what it needs.
 */
export function compileLabels(): Plugin {
  return {
    name: 'vitrine:compile-labels',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?', 2);
      const language = LABELLED_LANGUAGES.find((candidate) => path === fileOf(candidate));
      if (language === undefined) return undefined;
      this.addWatchFile(path);
      if (query === 'parts') return `export default ${JSON.stringify(addressesOf(language))}`;
      return JSON.stringify(readCatalogue(language));
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const asset of LABELLED_LANGUAGES.flatMap(assetsOf)) this.emitFile({ type: 'asset', ...asset });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request;
        // Compiling all languages takes a second: not for the requests of every other module.
        const wanted = url.startsWith(`/${ASSET_PREFIX}`)
          ? LABELLED_LANGUAGES.flatMap(assetsOf).find(({ fileName }) => url === `/${fileName}`)
          : undefined;
        if (wanted === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'text/javascript');
        response.end(wanted.source);
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
  const labels = { ...readLabels(FALLBACK_LANGUAGE), ...readLabels(language) };
  return Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, compileMessage(text)]));
}

interface LabelAsset {
  readonly part: LabelPart;
  readonly fileName: string;
  readonly source: string;
}

function assetsOf(language: Language): readonly LabelAsset[] {
  const messages = Object.entries(readCatalogue(language));
  return LABEL_PARTS.map((part) => {
    const own = Object.fromEntries(messages.filter(([key]) => labelPartOf(key) === part));
    const source = `export default ${JSON.stringify(own)}`;
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    return { part, fileName: `${ASSET_PREFIX}${part}-${language}-${hash}.js`, source };
  });
}

function addressesOf(language: Language): Record<string, string> {
  return Object.fromEntries(assetsOf(language).map(({ part, fileName }) => [part, `/${fileName}`]));
}

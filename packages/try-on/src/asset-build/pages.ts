import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const PACKAGE = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The pages of `example/`, each with its script bundled beside it. */
const PAGES = ['example', 'probe'] as const;

/** Writes the plain-HTML pages that use the engine alone: one to look at, one for tests to ask. */
export async function writePages(outDir: string, target: readonly string[]): Promise<void> {
  for (const page of PAGES) {
    await copyFile(join(PACKAGE, 'example', `${page}.html`), join(outDir, `${page}.html`));
    await build({
      entryPoints: [join(PACKAGE, 'example', `${page}.ts`)],
      outfile: join(outDir, `${page}.js`),
      bundle: true,
      format: 'esm',
      minify: true,
      target: [...target],
    });
  }
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { type FaceRule, faceRules } from './face-rules.ts';

const STYLE_SHEET = fileURLToPath(new URL('../src/shared/theme/faces.css', import.meta.url));
const { resolve } = createRequire(import.meta.url);
/** Vite's sign for modules that are no files. */
const RESOLVED = '\0face:';

/** What the shop's text uses: kerning, ligatures, marks in their places, and the numerals of tokens.css and base.css. */
const FEATURES = 'kern liga clig calt ccmp locl mark mkmk rlig rvrn lnum onum pnum tnum'.split(' ');
/** Copyright, licence and its address: the Open Font License travels with every copy, also one that was cut. */
const NAMES = [0, 13, 14];

/**
 * Cuts the faces of `shared/theme/faces.css` to the letters and weights that their rules say, where a rule's file has a
 * name after a question mark. Modules that import such a file by the same name get its address, for preloading. What was
 * cut is kept in Vite's cache, so a build cuts what has changed.
 */
export function cutFaces(): Plugin {
  const cutting = new Map<string, Promise<string>>();
  let folder = '';
  const cut = (rule: FaceRule): Promise<string> => {
    const path = cutPath(rule, folder);
    const written = cutting.get(path) ?? writeCut(rule, path);
    cutting.set(path, written);
    return written;
  };
  return {
    name: 'vitrine:cut-faces',
    enforce: 'pre',
    configResolved({ cacheDir }) {
      folder = join(cacheDir, 'faces');
    },
    transform: {
      filter: { id: /\/shared\/theme\/faces\.css$/u },
      async handler(css) {
        const cuts = await Promise.all(
          faceRules(css).map(async (rule) => ({ specifier: rule.specifier, path: await cut(rule) })),
        );
        return cuts.reduce((text, { specifier, path }) => text.replace(`'${specifier}'`, `'${path}'`), css);
      },
    },
    resolveId: {
      filter: { id: /\.woff2\?\w+$/u },
      handler: (specifier) =>
        rules().some((rule) => rule.specifier === specifier) ? `${RESOLVED}${specifier}` : undefined,
    },
    load: {
      filter: { id: new RegExp(`^${RESOLVED}`, 'u') },
      async handler(id) {
        const rule = rules().find(({ specifier }) => id === `${RESOLVED}${specifier}`);
        return rule && `export { default } from ${JSON.stringify(`${await cut(rule)}?url`)}`;
      },
    },
  };
}

const rules = (): readonly FaceRule[] => faceRules(readFileSync(STYLE_SHEET, 'utf8'));

const sourceOf = ({ specifier }: FaceRule): string => resolve(specifier.replace(/\?.*$/u, ''));

/** Named by all that decides what is in it. */
function cutPath(rule: FaceRule, folder: string): string {
  const source = sourceOf(rule);
  const hash = createHash('sha256')
    .update(readFileSync(source))
    .update(JSON.stringify([rule.letters, rule.weights, FEATURES, NAMES]))
    .digest('hex')
    .slice(0, 12);
  return join(folder, hash, basename(source));
}

async function writeCut(rule: FaceRule, path: string): Promise<string> {
  if (existsSync(path)) return path;
  const { min, max } = rule.weights;
  const face = await subsetFont(readFileSync(sourceOf(rule)), rule.letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: FEATURES,
    preserveNameIds: NAMES,
  });
  await mkdir(join(path, '..'), { recursive: true });
  // Whole or not at all: a build that is stopped leaves no half face behind.
  await writeFile(`${path}.part`, face);
  await rename(`${path}.part`, path);
  return path;
}

import { execFile } from 'node:child_process';
import { access, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { HouseLanguage } from '@vitrine/domain';
import subsetFont from 'subset-font';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** A face of a package that is too large for everybody's installation, fetched once by whoever prints. */
interface FetchedFace {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

const noto = (name: string, script: string): FetchedFace => ({
  name: `@fontsource/${name}`,
  version: '5.3.0',
  file: `files/${name}-${script}-400-normal.woff2`,
});

/** In print the reading faces of East Asia have serifs. */
const SIGNS: Readonly<Partial<Record<HouseLanguage, FetchedFace>>> = {
  jpn: noto('noto-serif-jp', 'japanese'),
  kor: noto('noto-serif-kr', 'korean'),
  zhs: noto('noto-serif-sc', 'chinese-simplified'),
  ara: noto('noto-naskh-arabic', 'arabic'),
};

/** The house's own, as the shop has them. */
const HOUSE_FACES = [
  {
    family: 'Cormorant',
    file: '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2',
    path: require.resolve('@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2'),
  },
  {
    family: 'Hanken',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    path: require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
  },
] as const;

const WEIGHT = 400;
const FEATURES = 'kern liga calt ccmp locl mark mkmk init medi fina isol rlig lnum tnum'.split(' ');
const NAMES = [0, 13, 14];
/** In Chinese these are as wide as its signs, so they come from the face of its signs. */
const QUOTES = /[‘’“”]/gu;

/** What a sheet of a language is set in: part of what it is made from. */
export function facesOf(language: HouseLanguage): readonly string[] {
  const signs = SIGNS[language];
  return [
    ...HOUSE_FACES.map(({ file }) => file),
    ...(signs ? [`${signs.name}@${signs.version}/${signs.file}`] : []),
  ];
}

/**
 * `@font-face` rules that bring along what `text` is set in. Weights are cut out of the variable faces, as PDF knows no
 * others, and the signs out of thousands.
 */
export async function faceRules(language: HouseLanguage, text: string): Promise<string> {
  const letters = language === 'zhs' ? text.replaceAll(QUOTES, '') : text;
  const own = HOUSE_FACES.map(async ({ family, path }) =>
    rule(family, await cut(await readFile(path), letters, { wght: WEIGHT })),
  );
  const signs = SIGNS[language];
  const foreign = signs === undefined ? [] : [rule('Signs', await cut(await fetched(signs), text, {}))];
  return [...(await Promise.all(own)), ...foreign].join('\n');
}

const cut = (
  face: Buffer,
  letters: string,
  variationAxes: Readonly<Record<string, number>>,
): Promise<Buffer> =>
  subsetFont(face, letters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: FEATURES,
    preserveNameIds: NAMES,
  });

const rule = (family: string, face: Buffer): string =>
  `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${face.toString('base64')}) }`;

async function fetched({ name, version, file }: FetchedFace): Promise<Buffer> {
  const folder = join(tmpdir(), 'vitrine-faces', `${name.replaceAll(/[@/]/gu, '')}-${version}`);
  const path = join(folder, 'package', file);
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await mkdir(folder, { recursive: true });
    const { stdout } = await run('npm', [
      'pack',
      `${name}@${version}`,
      '--silent',
      '--pack-destination',
      folder,
    ]);
    await run('tar', ['-xzf', join(folder, stdout.trim()), '-C', folder, `package/${file}`]);
  }
  return readFile(path);
}

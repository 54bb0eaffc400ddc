import type { PostalPlace } from './address-gateway.ts';

/*
 * A table is one text, a line for each place, sorted: postal code, city, code of the state, and how an address begins there,
 * parted by tabs. It is searched as it is: a hundred thousand objects would take ten times the memory.
 */

/** The places of a postal code. */
export function placesIn(table: string, postalCode: string): readonly PostalPlace[] {
  const places: PostalPlace[] = [];
  if (postalCode === '') return places;
  const sought = `${postalCode}\t`;
  for (let at = firstLine(table, sought); table.startsWith(sought, at); at = lineEnd(table, at) + 1)
    places.push(placeOf(table.slice(at, lineEnd(table, at))));
  return places;
}

/** Where the first line begins that is not before the text. */
function firstLine(table: string, sought: string): number {
  let from = 0;
  let to = table.length;
  while (from < to) {
    const line = lineStart(table, Math.floor((from + to) / 2));
    const end = lineEnd(table, line);
    if (table.slice(line, Math.min(end, line + sought.length)) < sought) from = end + 1;
    else to = line;
  }
  return from;
}

const lineStart = (table: string, at: number): number => (at === 0 ? 0 : table.lastIndexOf('\n', at - 1) + 1);

function lineEnd(table: string, at: number): number {
  const end = table.indexOf('\n', at);
  return end === -1 ? table.length : end;
}

function placeOf(line: string): PostalPlace & { readonly postalCode: string } {
  const [postalCode = '', city = '', state, address1] = line.split('\t');
  return { postalCode, city, ...(state && { state }), ...(address1 && { address1 }) };
}

/** Before they are ordered: a sign or two begin hundreds. */
const MOST_TOWNS = 100;

/** Tokyo, Osaka, Kanagawa, Aichi: of places of one name, most people mean the one in the largest prefecture. */
const LARGEST = ['13', '27', '14', '23'];

/** The parts of towns that begin with a text, the shortest first: the one that is meant, before those of longer names. */
export function townsIn(
  table: string,
  name: string,
  limit: number,
): readonly (PostalPlace & { readonly postalCode: string })[] {
  const towns: (PostalPlace & { readonly postalCode: string })[] = [];
  const sought = `\t${name}`;
  let at = name === '' ? -1 : table.indexOf(sought);
  while (at !== -1 && towns.length < MOST_TOWNS) {
    const end = lineEnd(table, at);
    const place = placeOf(table.slice(lineStart(table, at), end));
    if (place.address1?.startsWith(name) === true) towns.push(place);
    at = table.indexOf(sought, end);
  }
  const ranked = towns.toSorted(
    (one, other) => lengthOf(one) - lengthOf(other) || rankOf(one) - rankOf(other),
  );
  return ranked.slice(0, limit);
}

function lengthOf({ address1 = '' }: PostalPlace): number {
  return address1.length;
}

function rankOf({ state = '' }: PostalPlace): number {
  const rank = LARGEST.indexOf(state);
  return rank === -1 ? LARGEST.length : rank;
}

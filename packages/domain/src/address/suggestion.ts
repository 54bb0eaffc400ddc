import type { AddressRules } from './address-rules.ts';

/** [R2.129] An address that a typed text may be the beginning of. */
export interface AddressSuggestion {
  readonly address1: string;
  readonly city: string;
  readonly postalCode: string;
  /** Its code, as the rules of the country have it. */
  readonly state?: string | undefined;
  readonly district?: string | undefined;
}

/** Suggestions that are shown at once: as many as are read at a glance. */
export const SUGGESTIONS_LIMIT = 6;
/** [R7.188] Addresses that a search of Korea answers. */
export const KOREAN_ADDRESSES_LIMIT = 20;

const LETTER = /[\p{L}\p{M}]/gu;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** [R2.129] Three letters are enough to look for a street, two where a sign says a whole syllable or word. */
export function isEnoughToSuggest(text: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  return letters >= (EAST_ASIAN.test(text) ? 2 : 3);
}

/** A text as it is compared: without accents, capitals, and the signs between words. */
export function foldedStreet(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.,-]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');
}

interface TypedStreet {
  readonly name: string;
  /** Before the name, or behind it in East Asia; empty while none is typed. */
  readonly number: string;
}

/** What is typed of an address, parted: `48 Mercer`, `27 bis, quai`, `南京西路1266号`. */
export function typedStreet(text: string): TypedStreet {
  const typed = text.trim();
  if (EAST_ASIAN.test(typed)) {
    const [, name = typed, number = ''] = /^(?<name>[^\d０-９]*)(?<number>.*)$/su.exec(typed) ?? [];
    return { name: name.trim(), number: number.trim() };
  }
  const [, number = '', name = typed] =
    /^(?<number>\d+[a-z]?(?: ?(?:bis|ter|quater))?),? +(?<name>.*)$/isu.exec(typed) ?? [];
  return { name: name.trim(), number };
}

/** A street with the number that was typed, as its country writes the two. */
export function numberedStreet(street: string, number: string, country: string): string {
  if (number === '') return street;
  if (EAST_ASIAN.test(street)) return street + number;
  return country === 'MY' ? `${number}, ${street}` : `${number} ${street}`;
}

/**
 * [R7.188] A Korean address by road in the parts of a form: province, city with its districts, road and number. `경기도 성남시
 * 분당구 판교역로 166` is the road 판교역로 166 in 성남시 분당구; a city that is a province has its districts alone.
 */
export function koreanParts(roadAddr: string, { states = [] }: AddressRules) {
  const [province = '', ...rest] = roadAddr.trim().split(/\s+/u);
  const road = rest.findIndex((part) => !/[시군구]$/u.test(part));
  const city = rest.slice(0, Math.max(road, 0)).join(' ');
  return {
    state: states.find(({ name }) => name === province)?.code ?? '',
    city: city === '' ? province : city,
    address1: rest.slice(Math.max(road, 0)).join(' '),
  };
}

import type { AddressSuggestion } from '@vitrine/domain';

/** A place that a postal code stands for. */
export interface PostalPlace {
  readonly city: string;
  /** Its code, as the rules of the country have it. */
  readonly state?: string | undefined;
  /** How an address begins there: the part of a town in Japan. */
  readonly address1?: string | undefined;
}

export interface KoreanAddress {
  /** By road: 서울특별시 중구 세종대로 110. */
  readonly roadAddr: string;
  /** By lot number. */
  readonly jibunAddr: string;
  /** Five digits. */
  readonly zipNo: string;
}

export interface AddressQuery {
  /** ISO 3166-1. */
  readonly country: string;
  readonly text: string;
  readonly limit: number;
}

/**
 * What is known of addresses. The shop comes with the embedded one; a house with a contract (juso.go.kr, Google Places,
 * Loqate) writes another. Whatever it throws or does not know, an address can be typed by hand.
 */
export interface AddressGateway {
  /** Addresses that a text may be the beginning of, the best first; none where nothing is known of the country. */
  readonly suggest: (query: AddressQuery) => Promise<readonly AddressSuggestion[]>;
  /** Empty for a code that is not known. */
  readonly placesOf: (country: string, postalCode: string) => Promise<readonly PostalPlace[]>;
  readonly searchKorea: (keyword: string, limit: number) => Promise<readonly KoreanAddress[]>;
  /** `{provinces: [{name, cities: [{name, districts}]}]}` as JSON. */
  readonly divisionsOfChina: () => Promise<Uint8Array>;
}

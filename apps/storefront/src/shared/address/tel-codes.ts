import { createContext } from 'react';

/** [R3.025] The calling code of a country. */
export interface TelCode {
  /** ISO 3166-1. */
  readonly iso: string;
  readonly telCode: string;
}

/** The calling codes that forms of addresses offer, by the countries that the house knows. */
export const TelCodes = createContext<readonly TelCode[]>([]);

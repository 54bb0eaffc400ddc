/** IANA zones of the warehouses, by the country (ISO 3166-1 alpha-2) they are in: their day decides what arrives when. */
const WAREHOUSES: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  CN: 'Asia/Shanghai',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  SG: 'Asia/Singapore',
  US: 'America/New_York',
};

/** Countries without a warehouse, and the one that serves them: continental Europe is served from one place. */
const SERVED_FROM: Readonly<Record<string, string>> = {
  AT: 'FR',
  BE: 'FR',
  CH: 'FR',
  DE: 'FR',
  DK: 'FR',
  ES: 'FR',
  IT: 'FR',
  MY: 'SG',
  NL: 'FR',
  SE: 'FR',
};

/** [R7.113] The country of the warehouse that serves a country: its public holidays and its cut-off hour count as well. */
export function dispatchCountry(country: string): string {
  return SERVED_FROM[country] ?? country;
}

/** The zone in which a country's working days are counted. */
export function dispatchTimeZone(country: string): string {
  return WAREHOUSES[dispatchCountry(country)] ?? 'UTC';
}

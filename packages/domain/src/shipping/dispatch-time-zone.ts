/** IANA zones of the warehouses that serve each country (ISO 3166-1 alpha-2): their day decides what arrives when. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  CN: 'Asia/Shanghai',
  GB: 'Europe/London',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  MY: 'Asia/Singapore',
  SG: 'Asia/Singapore',
  US: 'America/New_York',
};

/** Continental Europe is served from one place. */
const SERVED_FROM_PARIS: ReadonlySet<string> = new Set([
  'AT',
  'BE',
  'CH',
  'DE',
  'DK',
  'ES',
  'FR',
  'IT',
  'NL',
  'SE',
]);

/** The zone in which a country's working days are counted. */
export function dispatchTimeZone(country: string): string {
  return SERVED_FROM_PARIS.has(country) ? 'Europe/Paris' : (TIME_ZONES[country] ?? 'UTC');
}

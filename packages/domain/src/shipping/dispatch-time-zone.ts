/** IANA zones of the warehouses that serve each country (ISO 3166-1 alpha-2): their day decides what arrives when. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  FR: 'Europe/Paris',
  AE: 'Asia/Dubai',
};

/** The zone in which a country's working days are counted. */
export function dispatchTimeZone(country: string): string {
  return TIME_ZONES[country] ?? 'UTC';
}

import { SUPERUSER } from './cluster.ts';

/** The database's name. */
export const DATABASE = 'vitrine';

/** Leads through a Unix socket to the shop's database. */
export function socketUrl(socketFolder: string, port: number): string {
  const query = new URLSearchParams({ host: socketFolder, port: String(port), user: SUPERUSER });
  return `postgresql:///${DATABASE}?${query.toString()}`;
}

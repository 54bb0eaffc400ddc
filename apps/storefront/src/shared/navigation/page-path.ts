import { type Locale, localeOf } from '@vitrine/domain';

export interface PagePath {
  /** The locale that the path names; undefined for a bare path. */
  readonly locale: Locale | undefined;
  /** The path without its locale, beginning with `/`. */
  readonly local: string;
}

/** [R2.031] Splits `/eng-us/cart` into its locale and `/cart`. A first segment that is no locale belongs to the path. */
export function splitPagePath(pathname: string): PagePath {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = localeOf(first);
  return locale === undefined ? { locale, local: pathname } : { locale, local: `/${rest.join('/')}` };
}

/** [R6.018] A page on the way to an account, with the one that waits behind it. */
export const withGoal = (path: string, goesTo: string | undefined): string =>
  goesTo === undefined ? path : `${path}?redirect_url=${encodeURIComponent(goesTo)}`;

/** The address of a page of ours in a locale; one that names a locale already keeps it. */
export function localizedPath(path: string, locale: Locale): string {
  return splitPagePath(path.split(/[?#]/u, 1)[0] ?? '').locale === undefined
    ? `/${locale.code}${path}`
    : path;
}

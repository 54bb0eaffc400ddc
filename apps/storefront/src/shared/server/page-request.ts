import { type PageId, readPageAddress } from '@vitrine/contracts';
import { type Locale, localeOf, LOCALES } from '@vitrine/domain';
import { createContext } from 'react-router';
import { keptFlags } from '../navigation/kept-flags.ts';
import { splitPagePath } from '../navigation/page-path.ts';

/** [R2.032] Remembers the locale chosen on the dispatch page. */
export const LOCALE_COOKIE = 'vitrine-locale';
const DEFAULT_LOCALE: Locale = LOCALES['eng-us'];

/** A request for a page, read once by the root middleware. */
export interface PageRequest {
  readonly url: URL;
  /** The page that the address is of. */
  readonly page: PageId;
  /** As requested, without the query: what error messages name. */
  readonly path: string;
  /** Without its locale, beginning with `/`. */
  readonly localPath: string;
  readonly locale: Locale;
  /** False for a bare path, whose locale is the remembered or the default one. */
  readonly isPrefixed: boolean;
  /** The locale code the visitor chose before. */
  readonly remembered: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly showsLabelKeys: boolean;
  readonly cookie: string | undefined;
}

export const pageRequestContext = createContext<PageRequest>();

export function readPageRequest(url: URL, headers: Headers): PageRequest {
  const cookie = headers.get('cookie') ?? undefined;
  const remembered = cookieValue(cookie ?? '', LOCALE_COOKIE);
  const { locale, local } = splitPagePath(url.pathname);
  return {
    url,
    page: readPageAddress(url.pathname)?.page ?? 'slug',
    path: url.pathname,
    localPath: local,
    locale: locale ?? localeOf(remembered ?? '') ?? DEFAULT_LOCALE,
    isPrefixed: locale !== undefined,
    remembered,
    acceptLanguage: headers.get('accept-language') ?? undefined,
    showsLabelKeys: keptFlags(url.search).includes('viewLabelKeys'),
    cookie,
  };
}

function cookieValue(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}

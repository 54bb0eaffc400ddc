import { type PageId, readPageAddress } from '@vitrine/contracts';
import { type Locale, type LocaleCode, LOCALES } from '@vitrine/domain';
import { createContext } from 'react-router';
import { chosenLocale } from '../navigation/chosen-locale.ts';
import { keptFlags } from '../navigation/kept-flags.ts';
import { splitPagePath } from '../navigation/page-path.ts';

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
  readonly remembered: LocaleCode | undefined;
  readonly acceptLanguage: string | undefined;
  readonly showsLabelKeys: boolean;
  readonly cookie: string | undefined;
  /** A navigation within the shop asks for the page's data; else the whole page is asked for. */
  readonly isNavigation: boolean;
}

export const pageRequestContext = createContext<PageRequest>();

export function readPageRequest(url: URL, headers: Headers, isNavigation = false): PageRequest {
  const cookie = headers.get('cookie') ?? undefined;
  const remembered = chosenLocale(cookie ?? '');
  const { locale, local } = splitPagePath(url.pathname);
  return {
    url,
    page: readPageAddress(url.pathname)?.page ?? 'slug',
    path: url.pathname,
    localPath: local,
    locale: locale ?? (remembered && LOCALES[remembered]) ?? DEFAULT_LOCALE,
    isPrefixed: locale !== undefined,
    remembered,
    acceptLanguage: headers.get('accept-language') ?? undefined,
    showsLabelKeys: keptFlags(url.search).includes('viewLabelKeys'),
    cookie,
    isNavigation,
  };
}

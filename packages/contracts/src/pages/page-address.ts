import { localeOf } from '@vitrine/domain';
import { findPage } from './find-page.ts';
import { type PageQuery, readPageQuery } from './page-query.ts';
import type { PageId } from './pages.ts';

/** What an address asks for, in the one spelling that it has. */
export interface PageAddress extends Pick<PageQuery, 'search' | 'isTyped' | 'isRare'> {
  readonly page: PageId;
  /** Its code; undefined for a bare address, whose locale the visitor has chosen or gets. */
  readonly locale: string | undefined;
  /** In the one spelling: one slash between segments and none at the end, escapes only where they are needed. */
  readonly path: string;
  /** The address was spelt as `spelling` has it. */
  readonly isCanonical: boolean;
  /** Path and query in the one spelling, with what else was asked. */
  readonly spelling: string;
  /** The page's data is asked for, as a navigation within the shop does, and not the page. */
  readonly isData: boolean;
}

const DATA = '.data';
/** No page's address is longer: 2,000 characters. */
const LONGEST = 2000;
/** Needs no other spelling as far as its characters go. */
const PLAIN = /^(?:\/[\w\-~!$&'()*+,;=:@][\w\-.~!$&'()*+,;=:@]*)+$/u;

/**
 * Reads path and query of a request. Undefined where no page can have that address: not an absolute path, escapes that
 * mean nothing, or characters that no address of ours has. A query parameter that the page does not name is left out.
 */
export function readPageAddress(asked: string): PageAddress | undefined {
  const { path: askedPath, query } = parted(asked);
  const isData = askedPath.endsWith(DATA);
  const plainPath = isData ? withoutData(askedPath) : askedPath;
  const segments = askedPath.length > LONGEST ? undefined : segmentsOf(plainPath);
  if (segments === undefined) return undefined;
  const { page, locale, spelt } = placeOf(segments);
  const path = `/${(PLAIN.test(plainPath) ? spelt : spelt.map(escaped)).join('/')}`;
  const { spelling, ...asks } = readPageQuery({ page, isData }, query);
  return {
    page,
    locale,
    path,
    isCanonical: path === plainPath && spelling === query,
    spelling: spelling === '' ? path : `${path}?${spelling}`,
    isData,
    ...asks,
    isRare: asks.isRare || dimensionIn(path) !== undefined,
  };
}

/**
 * [R2.031] The category that a path names itself: `/anything/_/N-{dimId}`. Such a path may begin with anything, so no
 * list of them has an end.
 */
export function dimensionIn(path: string): string | undefined {
  return /\/_\/N-(?<dimId>[\w.-]{1,60})$/u.exec(path)?.groups?.['dimId'];
}

function parted(asked: string): { readonly path: string; readonly query: string } {
  const queryAt = asked.indexOf('?');
  return queryAt === -1
    ? { path: asked, query: '' }
    : { path: asked.slice(0, queryAt), query: asked.slice(queryAt + 1) };
}

interface Place extends Pick<PageAddress, 'page' | 'locale'> {
  /** The segments as they are spelt. */
  readonly spelt: readonly string[];
}

function placeOf(segments: readonly string[]): Place {
  const [first = '', ...rest] = segments;
  const locale = localeOf(first.toLowerCase())?.code;
  if (locale === undefined) {
    const { page, literal } = findPage(segments);
    return { page, locale, spelt: [...literal, ...segments.slice(literal.length)] };
  }
  // `/eng-us` alone leads to its home page, as the catch-all knows.
  const { page, literal } = rest.length === 0 ? { page: 'slug' as const, literal: [] } : findPage(rest);
  return { page, locale, spelt: [locale, ...literal, ...rest.slice(literal.length)] };
}

/** The data of `/` and of addresses with a slash at their end is asked for as `/_.data` or `/_root.data`. */
const withoutData = (path: string): string =>
  path.replace(/\/_(?:root)?\.data$/u, '/').replace(/\.data$/u, '');

/** The segments of a path, decoded; dots and slashes are resolved as a browser does. */
function segmentsOf(path: string): readonly string[] | undefined {
  if (path === '/') return [];
  if (PLAIN.test(path)) return path.slice(1).split('/');
  if (!path.startsWith('/')) return undefined;
  const resolved = URL.parse(`http://shop${path}`)?.pathname ?? '';
  try {
    const segments = resolved
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
    return segments.some((segment) => CONTROL.test(segment)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** Control characters, line ends and bidirectional marks. */
const CONTROL = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u;

/** What stands in a path as it is, beside what `encodeURIComponent` leaves. */
const NEEDLESS = /%(?:3A|40|24|26|2B|2C|3B|3D)/gu;

const escaped = (segment: string): string =>
  encodeURIComponent(segment).replace(NEEDLESS, (escape) => decodeURIComponent(escape));

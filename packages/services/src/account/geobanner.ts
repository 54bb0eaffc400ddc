import { accepted, localeOf, otherCountryOf, pageUrl } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';

/** Where a page of another country begins that nobody named. */
const HOMEPAGE = 'homepage';

/** [R7.018] Whether the visitor is in another country than the page is for, and where the same page of that country is. */
export function mountGeobanner(mount: MountCall, { config }: Pick<ServiceDeps, 'config'>): void {
  mount('getGeobanner', async ({ locale, query: { seoUrl = HOMEPAGE }, header }) => {
    const other = otherCountryOf(locale, {
      country: header(config.countryHeader),
      acceptLanguage: header('accept-language'),
    });
    if (other === undefined) return accepted({ display: false });
    const { code } = other.locale;
    const url = pageUrl(code, withoutLocale(seoUrl));
    return accepted({ display: true, country: other.country.iso, locale: code, url });
  });
}

/** A path below the locale, also where it was given with one. */
function withoutLocale(path: string): string {
  const [first = '', ...rest] = path.split('/');
  if (localeOf(first) === undefined) return path;
  return rest.length === 0 ? HOMEPAGE : rest.join('/');
}

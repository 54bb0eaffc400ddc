import { accepted, otherCountryOf, pageUrl } from '@vitrine/domain';
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
    return accepted({ display: true, country: other.country.iso, locale: code, url: pageUrl(code, seoUrl) });
  });
}

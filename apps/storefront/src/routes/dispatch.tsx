import { localeOf } from '@vitrine/domain';
import { redirect } from 'react-router';
import { CountryChoice } from '../features/dispatch/country-choice.tsx';
import { LOCALE_COOKIE } from '../shared/navigation/chosen-locale.ts';
import { withKeptFlags } from '../shared/navigation/kept-flags.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** A year, the longest a browser's policy leaves untouched in practice. */
const REMEMBERED_FOR_SECONDS = 31_536_000;

/** [R2.032] `?locale=fra-fr` remembers the choice and leads to its home page; works without any script. */
export const loader = pageLoader((scope) => {
  const chosen = localeOf(scope.url.searchParams.get('locale') ?? '');
  if (chosen !== undefined) {
    const secure = scope.url.protocol === 'https:' ? '; Secure' : '';
    scope.setCookie(
      `${LOCALE_COOKIE}=${chosen.code}; Path=/; Max-Age=${REMEMBERED_FOR_SECONDS}; SameSite=Lax${secure}`,
    );
    throw redirect(withKeptFlags(`/${chosen.code}/homepage`, scope.url.search));
  }
  const { t } = serverLabels(scope);
  return Promise.resolve({ head: privateHead(`${t('dispatch_title')} | ${t('house_full_name')}`) });
});

export default function DispatchRoute() {
  return <CountryChoice />;
}

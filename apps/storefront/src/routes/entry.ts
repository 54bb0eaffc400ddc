import { resolveLocale } from '@vitrine/domain';
import { redirect } from 'react-router';
import { withKeptFlags } from '../shared/navigation/kept-flags.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.006] `/` leads to the home page of the remembered or wanted locale, else to the choice of one. */
export const loader = pageLoader(({ remembered, acceptLanguage, url }) => {
  const locale = resolveLocale({ remembered, acceptLanguage });
  const target = locale === undefined ? '/dispatch' : `/${locale.code}/homepage`;
  return Promise.resolve(redirect(withKeptFlags(target, url.search)));
});

import { redirect } from 'react-router';
import { withKeptFlags } from '../../../shared/navigation/kept-flags.ts';
import type { PageScope } from '../../../shared/server/page-loader.ts';

/** A 302 to another page of ours, in the form (with or without locale) and with the flags of this one. */
export function redirectTo(scope: Pick<PageScope, 'isPrefixed' | 'locale' | 'url'>, path: string): Response {
  const prefix = scope.isPrefixed ? `/${scope.locale.code}` : '';
  return redirect(withKeptFlags(`${prefix}${path}`, scope.url.search));
}

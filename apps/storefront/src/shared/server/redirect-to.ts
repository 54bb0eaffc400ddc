import { redirect } from 'react-router';
import { withKeptFlags } from '../navigation/kept-flags.ts';
import type { PageScope } from './page-scope.ts';

/** A 302 to another page of ours, in the form (with or without locale) and with the flags of this one. */
export function redirectTo(scope: Pick<PageScope, 'isPrefixed' | 'locale' | 'url'>, path: string): Response {
  const prefix = scope.isPrefixed ? `/${scope.locale.code}` : '';
  return redirect(withKeptFlags(`${prefix}${path}`, scope.url.search));
}

import type { ContentBody } from '@vitrine/contracts';
import { redirect } from 'react-router';
import { withKeptFlags } from '../navigation/kept-flags.ts';
import { localizedPath } from '../navigation/page-path.ts';
import { PageError } from './page-error.ts';
import { serverLabels } from './page-labels.server.ts';
import type { PageScope } from './page-scope.ts';

type AskingScope = Pick<
  PageScope,
  'ask' | 'isPrefixed' | 'locale' | 'localPath' | 'path' | 'showsLabelKeys' | 'url'
>;

/** [R2.031] What is thrown for an old address: a 301 to the page that an old address led to once, where the content service knows one; asked when nothing else is there. */
export async function movedTo(scope: AskingScope): Promise<Response | PageError | undefined> {
  const answer = await scope.ask('getContent', { query: { seoUrl: scope.localPath } });
  return answer.ok && answer.body.target === 'redirect' ? ledOn(scope, answer.body) : undefined;
}

/** The same for a redirect that was read already. A page that has closed says so first [R2.112]. */
export function ledOn(
  scope: AskingScope,
  { ref, closedForMs }: Pick<ContentBody, 'ref' | 'closedForMs'>,
): Response | PageError | undefined {
  if (closedForMs === undefined) return movedWithin(scope, ref);
  const { t } = serverLabels(scope);
  const prefix = scope.isPrefixed ? `/${scope.locale.code}` : '';
  return new PageError(404, `Page Not Found: ${scope.path}`, {
    words: { title: t('closed_title'), text: t('closed_text'), retry: t('closed_go_on') },
    redirection: { path: withKeptFlags(`${prefix}${ref}`, scope.url.search), timeout: closedForMs },
  });
}

/** A 301 to a path of the shop, with the flags of this page; undefined where `ref` is none: it never leads to another origin. */
export function movedWithin(scope: Pick<PageScope, 'locale' | 'url'>, ref: string): Response | undefined {
  if (!/^\/(?![/\\])[^\\]*$/u.test(ref)) return undefined;
  return redirect(withKeptFlags(localizedPath(ref, scope.locale), scope.url.search), 301);
}

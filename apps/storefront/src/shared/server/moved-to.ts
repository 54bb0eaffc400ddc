import { redirect } from 'react-router';
import { withKeptFlags } from '../navigation/kept-flags.ts';
import { localizedPath } from '../navigation/page-path.ts';
import type { PageScope } from './page-scope.ts';

type AskingScope = Pick<PageScope, 'ask' | 'localPath' | 'locale' | 'url'>;

/** [R2.031] A 301 to the page that an old address led to once, where the content service knows one; asked when nothing else is there. */
export async function movedTo(scope: AskingScope): Promise<Response | undefined> {
  const answer = await scope.ask('getContent', { query: { seoUrl: scope.localPath } });
  return answer.ok && answer.body.target === 'redirect' ? movedWithin(scope, answer.body.ref) : undefined;
}

/** A 301 to a path of the shop, with the flags of this page; undefined where `ref` is none: it never leads to another origin. */
export function movedWithin(scope: Pick<PageScope, 'locale' | 'url'>, ref: string): Response | undefined {
  if (!/^\/(?![/\\])[^\\]*$/u.test(ref)) return undefined;
  return redirect(withKeptFlags(localizedPath(ref, scope.locale), scope.url.search), 301);
}

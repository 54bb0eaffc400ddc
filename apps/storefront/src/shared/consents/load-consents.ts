import type { ConsentText } from '@vitrine/contracts';
import { asksKoreaConsents, type ConsentContext } from '@vitrine/domain';
import type { PageScope } from '../server/page-scope.ts';

/** The consents that an act asks for, and which of them are given already. */
export interface AskedConsents {
  readonly context: ConsentContext;
  readonly texts: readonly ConsentText[];
  readonly given: readonly string[];
}

/** [R4.034] What the visitor is asked before an act: nothing outside of Korea, nor where every consent is given. */
export async function loadAskedConsents(
  scope: Pick<PageScope, 'need' | 'locale'>,
  context: ConsentContext,
): Promise<AskedConsents | undefined> {
  if (!asksKoreaConsents(scope.locale)) return undefined;
  const [{ consents: texts }, kept] = await Promise.all([
    scope.need('getConsentTexts', { query: { context } }),
    scope.need('getKoreaConsents'),
  ]);
  const given = kept.filter(({ value }) => value).map(({ type }): string => type);
  return texts.every(({ type }) => given.includes(type)) ? undefined : { context, texts, given };
}

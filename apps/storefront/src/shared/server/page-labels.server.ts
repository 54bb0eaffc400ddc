import type { Locale } from '@vitrine/domain';
import { catalogues } from '../i18n/catalogues.server.ts';
import { createLabels, type Labels } from '../i18n/labels.ts';

/** The labels for what a loader says itself, such as a title. */
export function serverLabels(page: { readonly locale: Locale; readonly showsLabelKeys: boolean }): Labels {
  const { locale, showsLabelKeys } = page;
  return createLabels(locale.bcp47, showsLabelKeys ? undefined : catalogues[locale.language]);
}

import type { Locale } from '@vitrine/domain';
import { catalogues } from '../i18n/catalogues.server.ts';
import { createLabels, type Labels } from '../i18n/labels.ts';

/** Never grow on the server, so that one of each serves every page. */
const labelsByLocale = new Map<string, Labels>();
const labelKeys = createLabels('en', undefined);

/** The labels of a page on the server: what it is rendered with, and what its loader says itself, such as a title. */
export function serverLabels(page: { readonly locale: Locale; readonly showsLabelKeys: boolean }): Labels {
  const { locale, showsLabelKeys } = page;
  if (showsLabelKeys) return labelKeys;
  const known = labelsByLocale.get(locale.bcp47);
  if (known !== undefined) return known;
  const labels = createLabels(locale.bcp47, catalogues[locale.language]);
  labelsByLocale.set(locale.bcp47, labels);
  return labels;
}

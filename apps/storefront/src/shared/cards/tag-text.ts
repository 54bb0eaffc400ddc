import type { Labels } from '../i18n/labels.ts';

/** A commercial tag in words: the label of its code when there is one, else as the catalogue writes it. */
export function tagText(tag: string, labels: Labels): string {
  return labels.find(`commercial_tag_${tag}`) ?? tag;
}

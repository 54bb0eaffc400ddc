import type { TextHit } from '@vitrine/contracts';
import { foreignTag, type Locale, pageUrl } from '@vitrine/domain';
import type { FoundTexts } from '@vitrine/search';

/** Something to read that the index found, with its address in the locale. */
export function toTextHit(found: FoundTexts['hits'][number], locale: Locale): TextHit {
  const { id, kind, path, title, lead, date } = found;
  const language = foreignTag(found.language, locale.language);
  return {
    id,
    kind,
    title,
    url: pageUrl(locale.code, path),
    excerpt: lead,
    ...(date !== undefined && { date }),
    ...(language !== undefined && { language }),
  };
}

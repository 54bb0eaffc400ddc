import type { Queryable } from '@vitrine/database';
import { FALLBACK_LANGUAGE, hasListedWord, type Locale } from '@vitrine/domain';
import type { Log } from '../http/log.ts';
import { moderatedWords } from './personalisation.store.ts';

/** What the moderation found: nothing, a word that the house does not write, or it could not look. */
export type Moderated = 'clean' | 'listed' | 'unmoderated';

/** Words of other languages that are as short as this are names and initials more often. */
const SHORT_WORD = 3;

/** [R5.020, R7.166] Whether a text has a word of the lists: those of every language, since a design is shown in each. */
export async function hasModeratedWord(
  db: Queryable,
  text: string,
  { language: own }: Pick<Locale, 'language'>,
): Promise<boolean> {
  const lists = (await moderatedWords(db)).map(({ language, words, anywhere }) => {
    const isOwn = language === own || language === FALLBACK_LANGUAGE;
    return { words: words.filter((word) => isOwn || word.length > SHORT_WORD), anywhere };
  });
  return hasListedWord(text, lists);
}

/** [R5.021, R8.049] The same for a text that is to be made: a failure lets it pass, marked. The text is not logged. */
export async function moderate(
  { db, log }: { readonly db: Queryable; readonly log: Log },
  text: string,
  locale: Pick<Locale, 'language'>,
): Promise<Moderated> {
  try {
    return (await hasModeratedWord(db, text, locale)) ? 'listed' : 'clean';
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'a text could not be moderated');
    return 'unmoderated';
  }
}

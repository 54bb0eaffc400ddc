import { FALLBACK_LANGUAGE, HOUSE_LANGUAGES } from '@vitrine/domain';
import type { Part, Reference } from './part.ts';

/** References to rows of one kind from a list of their ids. */
export const each = (kind: string, key: string, ids: readonly string[]): readonly Reference[] =>
  ids.map((id, place) => ({ path: [key, place], kind, id }));
/** The same of one id, where there is one. */
export const one = (kind: string, key: string, id: string | undefined): readonly Reference[] =>
  id === undefined ? [] : [{ path: [key], kind, id }];

/** What most parts leave unsaid. */
export const part = <Row>(
  given: Pick<Part<Row>, 'kind' | 'source' | 'schema'> & Partial<Part<Row>>,
): Part<Row> => ({
  idKeys: ['id'],
  loose: [],
  references: () => [],
  avoids: () => [],
  brings: () => [],
  bringsKinds: [],
  check: () => [],
  ...given,
});

const TRANSLATIONS = HOUSE_LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE);
/** The texts below a key that may be refused alone: English is what the others fall back to. */
export const translations = (key: string) => TRANSLATIONS.map((language) => `${key}/${language}`);

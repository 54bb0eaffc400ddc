import { createHash } from 'node:crypto';
import type { Queryable } from '@vitrine/database';
import type { KeptConsent, Locale } from '@vitrine/domain';
import * as z from 'zod/mini';
import { bodiesOfKind } from '../editorial/index.ts';
import type { ConsentWords } from './consent.store.ts';

/** A consent as the house writes it, `content/consent/{type}.json`. */
const Written = z.object({ label: z.string(), text: z.string() });

/** The words of the consents in the language of a locale, by the name that each is kept under. */
export async function consentWords(
  db: Queryable,
  { language }: Pick<Locale, 'language'>,
): Promise<(kept: KeptConsent) => ConsentWords> {
  const bodies = await bodiesOfKind(db, 'consent', language);
  return (kept) => {
    const written = bodies.get(kept.toLowerCase());
    if (written === undefined) throw new Error(`The house has no words for the consent ${kept}`);
    const { label, text } = Written.parse(written.body);
    const parts = [kept, written.language, label, text];
    return { version: versionOf(parts), type: kept, language: written.language, label, text };
  };
}

/** [R7.031] What names words: other words have another one. */
export function versionOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

import type { Queryable } from '@vitrine/database';
import { type Locale, pageUrl } from '@vitrine/domain';
import * as z from 'zod/mini';
import { findBody } from './content.store.ts';

const Titled = z.object({ title: z.string() });

/** Where a table of contents is, by its own name. */
export async function trailTo(
  db: Queryable,
  path: string,
  locale: Locale,
): Promise<{ label: string; url: string }[]> {
  const found = await findBody(db, { kind: 'page', refs: [path], language: locale.language });
  const named = z.safeParse(Titled, found?.body);
  return named.success ? [{ label: named.data.title, url: pageUrl(locale.code, path) }] : [];
}

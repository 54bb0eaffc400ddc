import type { ServiceNavigationBody } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import { type Locale, pageUrl } from '@vitrine/domain';
import * as z from 'zod/mini';
import { findBody } from './content.store.ts';

/** As an editor writes it; `url`: a path of the shop. */
const Written = z.object({ items: z.array(z.object({ label: z.string(), url: z.string() })) });

/** [R7.081] The pages of the client service, in the order in which the house wrote them; undefined where nobody did. */
export async function findServiceNavigation(
  db: Queryable,
  { code, language }: Locale,
): Promise<ServiceNavigationBody['items'] | undefined> {
  const found = await findBody(db, { kind: 'navigation', refs: ['client-service'], language });
  return (
    found && Written.parse(found.body).items.map(({ label, url }) => ({ label, url: pageUrl(code, url) }))
  );
}

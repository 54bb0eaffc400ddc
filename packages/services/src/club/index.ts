import { accepted, foreignTag, isEligible, type Language, readIn } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { type Club, clubsOf, purchasesOf } from './club.store.ts';

/** [R7.149] The clubs that a customer's own purchases open to them. */
export function mountClub(mount: MountCall, { db }: ServiceDeps): void {
  mount('getClubEligibility', async ({ principal, locale }) => {
    const [clubs, purchases] = await Promise.all([clubsOf(db), purchasesOf(db, principal.customerId)]);
    const open = clubs.filter(({ rule }) => isEligible(rule, purchases));
    return accepted({
      eligible: open.length > 0,
      clubs: open.map((club) => toClub(club, locale.language)),
    });
  });
}

function toClub({ id, texts }: Club, language: Language) {
  const { text, language: written } = readIn(texts, language);
  return {
    name: id,
    title: text.name,
    description: text.description,
    textLanguage: foreignTag(written, language),
  };
}

import type { AnswerOf, BodyOf, ClubEligibilityBody } from '@vitrine/contracts';
import {
  accepted,
  foreignTag,
  isEligible,
  type Language,
  readIn,
  type Refusal,
  refused,
  type Result,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { type Club, clubsOf, dropMember, purchasesOf, putMember } from './club.store.ts';

/** [R7.149, R7.150] The clubs that a customer's own purchases open to them, and those they have joined. */
export function mountClub(mount: MountCall, deps: Pick<ServiceDeps, 'db' | 'clock'>): void {
  mount('getClubEligibility', async ({ principal, locale }) => {
    const open = await openClubs(deps, principal.customerId);
    return accepted({
      eligible: open.length > 0,
      clubs: open.map((club) => toClub(club, locale.language)),
    });
  });
  mount('patchMemberInfos', ({ principal, params, body }) =>
    changeMember(deps, { customerId: principal.customerId, name: params.name }, body),
  );
}

/** A member stays one, whatever becomes of their purchases. */
async function openClubs({ db }: Pick<ServiceDeps, 'db'>, customerId: string): Promise<readonly Club[]> {
  const [clubs, purchases] = await Promise.all([clubsOf(db, customerId), purchasesOf(db, customerId)]);
  return clubs.filter(({ rule, joinedAt }) => joinedAt !== null || isEligible(rule, purchases));
}

interface WhichMember {
  readonly customerId: string;
  /** The name of the club. */
  readonly name: string;
}
type Changed = Result<AnswerOf<'patchMemberInfos'>, Refusal<'not_found' | 'club_not_open'>>;

/** [R7.150] Joins a club, changes what it calls its member, or leaves it; only ever for whoever is signed in. */
async function changeMember(
  deps: Pick<ServiceDeps, 'db' | 'clock'>,
  { customerId, name: clubId }: WhichMember,
  body: BodyOf<'patchMemberInfos'>,
): Promise<Changed> {
  const { db, clock } = deps;
  const clubs = await clubsOf(db, customerId);
  if (!clubs.some(({ id }) => id === clubId)) return refused({ code: 'not_found', about: clubId });
  if ('isMember' in body) {
    await dropMember(db, clubId, customerId);
    return accepted({ member: { clubName: clubId, isMember: false } });
  }
  const open = await openClubs(deps, customerId);
  if (!open.some(({ id }) => id === clubId)) return refused({ code: 'club_not_open', about: clubId });
  const member = await putMember(db, { clubId, customerId, name: body.memberName }, clock.now());
  return accepted({ member: { clubName: clubId, isMember: true, ...toMember(member) } });
}

function toMember({ name, joinedAt }: { readonly name: string; readonly joinedAt: Date }) {
  return { memberName: name, joinedAt: joinedAt.toISOString() };
}

function toClub(
  { id, texts, memberName, joinedAt }: Club,
  language: Language,
): ClubEligibilityBody['clubs'][number] {
  const { text, language: written } = readIn(texts, language);
  return {
    name: id,
    title: text.name,
    description: text.description,
    textLanguage: foreignTag(written, language),
    ...(memberName !== null && joinedAt !== null && { member: toMember({ name: memberName, joinedAt }) }),
  };
}

import type { AccountLinkBody, BodyOf, LoginBody } from '@vitrine/contracts';
import type { Transaction } from '@vitrine/database';
import {
  accepted,
  type Locale,
  localeOf,
  passwordFault,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { adoptEmailConsents, recordActConsents } from '../consent/index.ts';
import { type OneTimeRow, peekLink, useLink } from '../one-time/index.ts';
import { customerByEmail, customerById } from './customer.store.ts';
import { enterAccount, type EntryCall } from './enter-account.ts';
import { beginAccount } from './new-customer.store.ts';
import { weakPassword, type WeakPassword } from './new-password.ts';
import type { IdentityDeps } from './registration.service.ts';
import { tooMany, type TooMany } from './too-many.ts';

const BEGINNINGS = ['activation', 'account-matching'] as const;
const LINKS = [...BEGINNINGS, 'password-reset', 'mail-login', 'email-change'] as const;
interface GivenLink {
  readonly kind: (typeof LINKS)[number];
  readonly row: OneTimeRow;
  /** Where it was sent. */
  readonly email: string;
}
type NotGood = 'link_not_good';

/**
 * [R7.023, R2.036] Begins the account that a link is for, and signs in. Of an address that was registered the password
 * counts where the link is opened in the session that asked for it: somebody else may have registered the address, and would
 * wait until its owner confirms it. Elsewhere the owner chooses one, now or by a reset.
 */
export async function loginOnActivation(
  deps: IdentityDeps,
  call: EntryCall & { readonly body: BodyOf<'loginOnActivation'> },
): Promise<Result<LoginBody, Refusals<NotGood | WeakPassword | TooMany>>> {
  const { accessToken: token, password } = call.body;
  const link = await findLink(deps, token, BEGINNINGS);
  if (link === undefined) return refused({ code: 'link_not_good' });
  const chosen = await hashChosen(deps, password, link.email);
  if (!chosen.ok) return chosen;
  const passwordHash = chosen.value ?? (await passwordOfRegistration(call, link.row));

  const entered = await enterAccount(deps, call, async (transaction) => {
    const used = await useLink(deps, transaction, { kind: link.kind, token });
    if (used === undefined) return undefined;
    const id = await beginAccount(transaction, {
      newId: deps.ids.next(),
      email: link.email,
      account: link.row.about?.account,
      passwordHash: passwordHash ?? null,
      now: deps.clock.now(),
    });
    if (id === undefined) return undefined;
    await keepConsents(deps, transaction, { customerId: id, link, locale: call.locale });
    return customerById(transaction, id);
  });
  return entered === undefined ? refused({ code: 'link_not_good' }) : accepted(entered);
}

/** [R4.034] What was said at the registration, and what the address had said before, stand on the account. */
async function keepConsents(
  deps: IdentityDeps,
  transaction: Transaction,
  of: { readonly customerId: string; readonly link: GivenLink; readonly locale: Locale },
): Promise<void> {
  const { customerId, link } = of;
  const account = link.row.about?.account;
  // In the words of the country where they were said.
  const locale = localeOf(account?.locale ?? '') ?? of.locale;
  await adoptEmailConsents(deps, transaction, { email: link.email, customerId, locale });
  await recordActConsents(deps, transaction, {
    context: 'registration',
    locale,
    who: { subject: { customerId } },
    said: account?.consents ?? [],
  });
}

/** The hash of the password that the reader of a link chose; undefined where they chose none. */
async function hashChosen(
  deps: IdentityDeps,
  password: string | undefined,
  email: string,
): Promise<Result<string | undefined, Refusals<WeakPassword | TooMany>>> {
  if (password === undefined) return accepted(undefined);
  const fault = passwordFault(password, email);
  if (fault !== undefined) return refused(weakPassword(fault));
  const hashed = await deps.hashNew(password);
  return hashed.ok ? hashed : tooMany();
}

async function passwordOfRegistration(call: EntryCall, row: OneTimeRow): Promise<string | undefined> {
  return (await isSameSession(call, row)) ? row.about?.account?.passwordHash : undefined;
}

/** [R2.036, R2.037, R2.055] What the page of a link shows before anything is pressed. The link stays as it is. */
export async function accountLink(
  deps: IdentityDeps,
  call: EntryCall,
  token: string,
): Promise<Result<AccountLinkBody, { readonly code: NotGood }>> {
  const link = await findLink(deps, token, LINKS);
  if (link === undefined) return refused({ code: 'link_not_good' });
  const { kind, row, email } = link;
  const firstName = await firstNameOf(deps, link);
  const asksNothing = kind === 'mail-login' || kind === 'email-change';
  const isKnown = asksNothing || (kind === 'activation' && (await isSameSession(call, row)));
  return accepted({
    kind,
    email,
    ...(firstName === undefined ? {} : { firstName }),
    asksPassword: !isKnown,
  });
}

async function firstNameOf(
  { db }: IdentityDeps,
  { kind, row, email }: GivenLink,
): Promise<string | undefined> {
  if (kind !== 'account-matching') return row.about?.account?.firstName;
  return (await customerByEmail(db, email))?.firstName;
}

async function findLink(
  deps: IdentityDeps,
  token: string,
  kinds: readonly GivenLink['kind'][],
): Promise<GivenLink | undefined> {
  for (const kind of kinds) {
    const row = await peekLink(deps, deps.db, { kind, token });
    if (row?.about?.email !== undefined) return { kind, row, email: row.about.email };
  }
  return undefined;
}

/** Who has no session is nobody whom the registration could be told from a stranger by. */
async function isSameSession(call: EntryCall, { about }: OneTimeRow): Promise<boolean> {
  const asked = about?.account?.sessionId;
  return asked !== undefined && asked === (await call.findSession())?.id;
}

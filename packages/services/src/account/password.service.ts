import type { BodyOf } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  passwordFault,
  type Refusals,
  refused,
  type Result,
  WAYS_INTO_ACCOUNT,
} from '@vitrine/domain';
import { limitUses, strangersUse } from '../http/limit-uses.ts';
import { endOneTimes, peekLink, useLink } from '../one-time/index.ts';
import { customerById, type CustomerRow, isOpen, setPasswordHash } from './customer.store.ts';
import type { EntryCall, EntryDeps } from './enter-account.ts';
import { mailLink, pageTarget } from './mail-link.ts';
import { weakPassword, type WeakPassword } from './new-password.ts';
import { proveCurrent } from './proof.service.ts';
import type { ProvePassword } from './prove-password.ts';
import type { IdentityDeps } from './registration.service.ts';
import { tooMany, type TooMany } from './too-many.ts';

export interface PasswordDeps extends IdentityDeps {
  readonly provePassword: ProvePassword;
}
type Success = { readonly success: true };
type ByToken = Extract<BodyOf<'setPassword'>, { readonly token: string }>;
type ByCurrent = Exclude<BodyOf<'setPassword'>, ByToken>;
type SetPassword = Promise<
  Result<
    Success,
    Refusals<'unauthorized' | 'link_not_good' | 'current_password_wrong' | WeakPassword | TooMany>
  >
>;
const DONE = accepted({ success: true as const });

/** The page that sets a password, on the shop's own origin. Behind a fragment the token would stay in the browser. */
export function pathOfReset(deps: Pick<EntryDeps, 'config'>, url: string): string | undefined {
  return pageTarget(deps, url)?.split('#', 1)[0];
}

/** [R7.017, R2.055] Asks for a link to a new password; only who has an account gets a mail, and the answer is the same. */
export async function resetPassword(
  deps: EntryDeps,
  call: EntryCall & { readonly body: BodyOf<'resetPassword'> },
): Promise<Result<Success, Refusals<'bad_request' | TooMany>>> {
  const email = call.body.email.toLowerCase();
  const path = pathOfReset(deps, call.body.url);
  if (path === undefined) return refused({ code: 'bad_request', scope: 'field', about: 'url' });
  const by = { address: call.address, subject: email };
  const wait = await limitUses(deps, strangersUse('password-reset', by, deps.config.useLimits.sending));
  if (wait !== undefined) return tooMany(wait);
  await mailLink(deps, call.locale, { kind: 'password-reset', about: { email, path } });
  return DONE;
}

/**
 * [R7.181, R2.055] A new password, by the link of a mail or by the present one. Every other session of the customer ends, and
 * so does whatever else was mailed to lead into the account; the owner is told by mail.
 */
export async function setPassword(
  deps: PasswordDeps,
  call: EntryCall & { readonly body: BodyOf<'setPassword'> },
): SetPassword {
  return 'token' in call.body ? byToken(deps, call, call.body) : byCurrent(deps, call, call.body);
}

async function byToken(deps: PasswordDeps, call: EntryCall, { token, password }: ByToken): SetPassword {
  const link = { kind: 'password-reset', token } as const;
  const row = await peekLink(deps, deps.db, link);
  const customer = row?.customerId == null ? undefined : await customerById(deps.db, row.customerId);
  if (customer === undefined || !isOpen(customer, deps.clock.now()))
    return refused({ code: 'link_not_good' });
  const fault = passwordFault(password, customer.email ?? '');
  if (fault !== undefined) return refused(weakPassword(fault));
  const hashed = await deps.hashNew(password);
  if (!hashed.ok) return tooMany();
  const isSet = await inTransaction(deps.db, async (transaction) => {
    if ((await useLink(deps, transaction, link)) === undefined) return false;
    await change(deps, transaction, { customer, hash: hashed.value, call, keptSession: '' });
    return true;
  });
  return isSet ? DONE : refused({ code: 'link_not_good' });
}

async function byCurrent(
  deps: PasswordDeps,
  call: EntryCall,
  { currentPassword, password }: ByCurrent,
): SetPassword {
  const session = await call.findSession();
  // An agent who acts for a customer knows no password of theirs.
  if (session?.principal.kind !== 'customer') return refused({ code: 'unauthorized' });
  const { customerId } = session.principal;
  const typed = { address: call.address, password: currentPassword, field: 'currentPassword' } as const;
  const proven = await proveCurrent(deps, { customerId, ...typed });
  if (!proven.ok) return proven;
  const fault = passwordFault(password, proven.value.email ?? '');
  if (fault !== undefined) return refused(weakPassword(fault));
  const hashed = await deps.hashNew(password);
  if (!hashed.ok) return tooMany();
  await inTransaction(deps.db, (transaction) =>
    change(deps, transaction, { customer: proven.value, hash: hashed.value, call, keptSession: session.id }),
  );
  return DONE;
}

interface Change {
  readonly customer: CustomerRow;
  readonly hash: string;
  readonly call: EntryCall;
  /** Whose user has just proven the present password; '' where there is none. */
  readonly keptSession: string;
}

async function change(
  deps: PasswordDeps,
  transaction: Parameters<typeof setPasswordHash>[0],
  { customer: { id }, hash, call, keptSession }: Change,
): Promise<void> {
  await setPasswordHash(transaction, id, hash);
  await deps.tokens.endOthers(transaction, { customerId: id, keptSession });
  await endOneTimes(transaction, id, { kinds: WAYS_INTO_ACCOUNT, now: deps.clock.now() });
  await deps.jobs.enqueue(transaction, 'send-account-mail', {
    locale: call.locale.code,
    kind: 'password-changed',
    customerId: id,
    changeId: deps.ids.next(),
  });
}

import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  CODE_LIFETIME_SECONDS,
  PROOF_SECONDS,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import type { Call } from '../http/call.ts';
import { limitUses, strangersUse } from '../http/limit-uses.ts';
import type { Session } from '../http/session.ts';
import { issueCode, tryCode, useCode } from '../one-time/index.ts';
import { isSessionProven, proveSession } from '../tokens/index.ts';
import { customerById, type CustomerRow } from './customer.store.ts';
import type { EntryDeps } from './enter-account.ts';
import type { ProvePassword } from './prove-password.ts';
import { tooMany, type TooMany } from './too-many.ts';

export interface ProofDeps extends EntryDeps {
  readonly provePassword: ProvePassword;
}
type Proof = 'current_password_wrong' | TooMany;
const PROOF = 'proof';

interface TypedPassword {
  readonly customerId: string;
  readonly address: string;
  readonly password: string;
  /** The field that it was typed in, where a form has others to be told from. */
  readonly field?: 'currentPassword';
}

/** The customer, where it is their present password; tries are counted, whoever is signed in. */
export async function proveCurrent(
  deps: ProofDeps,
  { customerId, address, password, field }: TypedPassword,
): Promise<Result<CustomerRow, Refusals<Proof>>> {
  const by = { address, subject: customerId };
  const wait = await limitUses(deps, strangersUse('current-password', by, deps.config.useLimits.codeTries));
  if (wait !== undefined) return tooMany(wait);
  const customer = await customerById(deps.db, customerId);
  const proven = await deps.provePassword({ customer, password, now: deps.clock.now(), isKnownDevice: true });
  if (proven.ok) return proven;
  if (proven.refusal === 'busy') return tooMany();
  const code = 'current_password_wrong';
  return refused(field === undefined ? { code, scope: 'global' } : { code, scope: 'field', about: field });
}

/** [R7.021] Sends a code to whoever reads the mailbox of the account, or has its telephone. */
export async function askProofCode(
  deps: ProofDeps,
  { principal, address, locale }: Call<'askProofCode'>,
): Promise<Result<AnswerOf<'askProofCode'>, Refusals<'unauthorized' | TooMany>>> {
  const { customerId } = principal;
  const customer = await customerById(deps.db, customerId);
  if (customer === undefined) return refused({ code: 'unauthorized' });
  const sentBy = customer.email === null ? 'text' : 'mail';
  const { sending, texts } = deps.config.useLimits;
  const limits = sentBy === 'mail' ? sending : texts;
  const wait = await limitUses(deps, strangersUse('proof-code', { address, subject: customerId }, limits));
  if (wait !== undefined) return tooMany(wait);
  await inTransaction(deps.db, async (transaction) => {
    const codeId = await issueCode(deps, transaction, { kind: PROOF, subject: customerId, customerId });
    const told = { locale: locale.code, kind: PROOF } as const;
    await (sentBy === 'mail'
      ? deps.jobs.enqueue(transaction, 'send-account-mail', { ...told, customerId, changeId: codeId })
      : deps.jobs.enqueue(transaction, 'send-account-text', { ...told, codeId }));
  });
  return accepted({ sentBy, expiresIn: CODE_LIFETIME_SECONDS[PROOF] });
}

/** The code that `askProofCode` sent; tries are counted, as those of a password are. */
async function proveByCode(
  deps: ProofDeps,
  {
    address,
    customerId,
    code,
  }: { readonly address: string; readonly customerId: string; readonly code: string },
): Promise<Result<true, Refusals<'code_not_good' | TooMany>>> {
  const by = { address, subject: customerId };
  const wait = await limitUses(deps, strangersUse('proof', by, deps.config.useLimits.codeTries));
  if (wait !== undefined) return tooMany(wait);
  const row = await tryCode(deps, deps.db, { kind: PROOF, subject: customerId, code });
  const isGood =
    row !== undefined &&
    (await inTransaction(deps.db, async (transaction) => useCode(deps, transaction, row)));
  return isGood ? accepted(true) : refused({ code: 'code_not_good' });
}

/** [R7.021] Shows once more that the account is theirs. */
export async function proveIdentity(
  deps: ProofDeps,
  { session, principal, address, body }: Call<'proveIdentity'> & { readonly body: BodyOf<'proveIdentity'> },
): Promise<Result<{ readonly success: true }, Refusals<'code_not_good' | Proof>>> {
  const by = { customerId: principal.customerId, address };
  const proven =
    'code' in body
      ? await proveByCode(deps, { ...by, code: body.code })
      : await proveCurrent(deps, { ...by, password: body.password });
  if (!proven.ok) return proven;
  await proveSession(deps.db, session.id, deps.clock.now());
  return accepted({ success: true });
}

/**
 * [R7.021] Whether whoever is signed in has just shown that the account is theirs: an open browser that somebody else finds
 * must not lead to the account's own ways in.
 */
export async function isProven(
  { db, clock }: Pick<EntryDeps, 'db' | 'clock'>,
  session: Pick<Session, 'id'>,
): Promise<boolean> {
  return isSessionProven(db, session.id, new Date(clock.now().getTime() - PROOF_SECONDS * 1000));
}

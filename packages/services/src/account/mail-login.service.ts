import type { AnswerOf, BodyOf, LoginBody, QueryOf } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import { accepted, type Refusals, refused, type Result } from '@vitrine/domain';
import { limitUses, strangersUse } from '../http/limit-uses.ts';
import { endOneTimes, issueCode, issueLink, tryCode, useCode, useLink } from '../one-time/index.ts';
import { customerById, type CustomerRow, isOpen } from './customer.store.ts';
import { enterAccount, type EntryCall, type EntryDeps } from './enter-account.ts';
import { goalOf, pageTarget } from './mail-link.ts';
import { tooMany, type TooMany } from './too-many.ts';

/** What one mail brings: once either was used, neither is good. */
const OF_ONE_MAIL = ['mail-login', 'login-code'] as const;

/** [R2.037] Asks for a mail with a link and a code; only who has an account gets one, and the answer is the same. */
export async function requestMailLogin(
  deps: EntryDeps,
  call: EntryCall & { readonly body: BodyOf<'requestMailLogin'> },
): Promise<Result<{ readonly success: true }, Refusals<'bad_request' | TooMany>>> {
  const { login, redirect_url: wished } = call.body;
  const email = login.toLowerCase();
  const goal = goalOf(deps, wished);
  if (!goal.ok) return goal;
  const by = { address: call.address, subject: email };
  const wait = await limitUses(deps, strangersUse('mail-login', by, deps.config.useLimits.sending));
  if (wait !== undefined) return tooMany(wait);
  await inTransaction(deps.db, async (transaction) => {
    const about = { email, ...goal.value };
    const linkId = await issueLink(deps, transaction, { kind: 'mail-login', about });
    const codeId = await issueCode(deps, transaction, { kind: 'login-code', subject: email });
    const mail = { kind: 'mail-login', linkId, codeId } as const;
    await deps.jobs.enqueue(transaction, 'send-account-mail', { locale: call.locale.code, ...mail });
  });
  return accepted({ success: true });
}

/**
 * [R7.153] Signs in by the link of a mail and leads on. Where it leads is looked at first: a foreign address leaves the link
 * as it was, and so does a browser that only fetches ahead.
 */
export async function loginByMail(
  deps: EntryDeps,
  call: EntryCall & { readonly query: QueryOf<'loginByMail'> },
): Promise<Result<{ readonly location: string }, Refusals<'bad_request' | 'link_not_good'>>> {
  const { redirect_url: wished, mail_token: token } = call.query;
  const location = pageTarget(deps, wished);
  if (location === undefined) return refused({ code: 'bad_request', scope: 'field', about: 'redirect_url' });
  if (isFetchedAhead(call)) return refused({ code: 'link_not_good' });
  const entered = await enterAccount(deps, call, async (transaction) => {
    const row = await useLink(deps, transaction, { kind: 'mail-login', token });
    return row && ownerOf(deps, transaction, row.customerId);
  });
  return entered === undefined ? refused({ code: 'link_not_good' }) : accepted({ location });
}

/** [R7.157] Signs in by the code of a mail. A login that nobody has answers as a wrong code does. */
export async function loginByCode(
  deps: EntryDeps,
  call: EntryCall & { readonly body: BodyOf<'loginByCode'> },
): Promise<Result<AnswerOf<'loginByCode'>, Refusals<'code_not_good' | TooMany>>> {
  const subject = call.body.username.trim().toLowerCase();
  const by = { address: call.address, subject };
  const wait = await limitUses(deps, strangersUse('login-code', by, deps.config.useLimits.codeTries));
  if (wait !== undefined) return tooMany(wait);
  const row = await tryCode(deps, deps.db, { kind: 'login-code', subject, code: call.body.code });
  const entered: LoginBody | undefined =
    row &&
    (await enterAccount(deps, call, async (transaction) =>
      (await useCode(deps, transaction, row)) ? ownerOf(deps, transaction, row.customerId) : undefined,
    ));
  return entered === undefined
    ? refused({ code: 'code_not_good' })
    : accepted({ token: entered.accessToken });
}

/** Whose mail it was, if they may come in; the mail's job has noted it when it sent it. */
async function ownerOf(
  { clock }: EntryDeps,
  transaction: Transaction,
  customerId: string | null,
): Promise<CustomerRow | undefined> {
  const customer = customerId === null ? undefined : await customerById(transaction, customerId);
  if (customer === undefined || !isOpen(customer, clock.now())) return undefined;
  await endOneTimes(transaction, customer.id, { kinds: OF_ONE_MAIL, now: clock.now() });
  return customer;
}

/** A browser that only prepares a page which nobody has opened. */
export const isFetchedAhead = ({ header }: EntryCall): boolean =>
  ['sec-purpose', 'purpose'].some((name) => header(name)?.includes('prefetch') === true);

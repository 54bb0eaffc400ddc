import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import { inTransaction, type Transaction, unlessTaken } from '@vitrine/database';
import {
  accepted,
  type Locale,
  type Refusal,
  type Refusals,
  refused,
  type Result,
  WAYS_INTO_ACCOUNT,
} from '@vitrine/domain';
import { readPhoneNumber } from '../catalog/index.ts';
import type { Call } from '../http/call.ts';
import { limitUses, strangersUse } from '../http/limit-uses.ts';
import type { EmailChangeMail } from '../jobs/index.ts';
import { endOneTimes, issueLink, type OneTimeRow, useLink } from '../one-time/index.ts';
import { customerById, type CustomerRow, isOpen, setEmail } from './customer.store.ts';
import type { EntryCall, EntryDeps } from './enter-account.ts';
import { isProven } from './proof.service.ts';
import { tooMany, type TooMany } from './too-many.ts';

type Asked = Refusals<'bad_request' | 'unauthorized' | 'proof_needed' | TooMany>;

/**
 * [R7.021, R5.019] Mails a link to the new address of an account, and tells the old one. Whether somebody else has the
 * address only the mail's job finds out: the answer is the same, and then nothing changes.
 */
export async function updateEmail(
  deps: EntryDeps,
  call: Call<'updateEmail'>,
): Promise<Result<{ readonly success: true }, Asked>> {
  const { customerId } = call.principal;
  const customer = await customerById(deps.db, customerId);
  if (customer === undefined) return refused({ code: 'unauthorized' });
  const wished = wishedAddress(customer, call.body, call.locale);
  if (!wished.ok) return wished;
  if (!(await isProven(deps, call.session))) return refused({ code: 'proof_needed' });
  const by = { address: call.address, subject: customerId };
  const wait = await limitUses(deps, strangersUse('email-change', by, deps.config.useLimits.sending));
  if (wait !== undefined) return tooMany(wait);
  if (wished.value === customer.email) return accepted({ success: true });
  await inTransaction(deps.db, async (transaction) => {
    await endOneTimes(transaction, customerId, { kinds: ['email-change'], now: deps.clock.now() });
    const former = customer.email ?? undefined;
    const linkId = await issueLink(deps, transaction, {
      kind: 'email-change',
      customerId,
      about: { email: wished.value, ...(former !== undefined && { former }) },
    });
    await leaveMail(deps, transaction, { locale: call.locale, kind: 'email-change', linkId });
    if (former !== undefined)
      await leaveMail(deps, transaction, { locale: call.locale, kind: 'email-change-asked', linkId });
  });
  return accepted({ success: true });
}

/**
 * [R7.021] The link was opened by whoever reads the new mailbox: it is the account's address and login from now on. Links and
 * codes that went to the old one lead nowhere any more, and its owner is told.
 */
export async function confirmEmail(
  deps: EntryDeps,
  call: EntryCall & { readonly body: BodyOf<'confirmEmail'> },
): Promise<Result<AnswerOf<'confirmEmail'>, Refusal<'link_not_good'>>> {
  const email = await unlessTaken(() =>
    inTransaction(deps.db, async (transaction) => {
      const link = await useLink(deps, transaction, { kind: 'email-change', token: call.body.token });
      if (link === undefined || !(await takesAddress(deps, transaction, link))) return undefined;
      if (link.about?.former !== undefined)
        await leaveMail(deps, transaction, { locale: call.locale, kind: 'email-changed', linkId: link.id });
      return link.about?.email;
    }),
  );
  return email === undefined ? refused({ code: 'link_not_good' }) : accepted({ email });
}

async function takesAddress(
  { clock }: EntryDeps,
  transaction: Transaction,
  { customerId, about }: OneTimeRow,
): Promise<boolean> {
  const now = clock.now();
  const customer = customerId === null ? undefined : await customerById(transaction, customerId);
  if (customer === undefined || about?.email === undefined || !isOpen(customer, now)) return false;
  if (!(await setEmail(transaction, customer.id, about.email))) return false;
  await endOneTimes(transaction, customer.id, { kinds: WAYS_INTO_ACCOUNT, now });
  return true;
}

const wrong = (about: string) => refused({ code: 'bad_request', scope: 'field', about } as const);

/** [R5.019] An account that is entered by a mobile number names it; every address is said twice. */
function wishedAddress(
  { login, phone }: CustomerRow,
  body: BodyOf<'updateEmail'>,
  { country }: Locale,
): Result<string, Refusal<'bad_request'>> {
  const hasMailLogin = login.includes('@');
  if ('email' in body) {
    if (!hasMailLogin) return wrong('checkPhone');
    return isSame(body.email, body.checkEmail) ? accepted(body.email.toLowerCase()) : wrong('checkEmail');
  }
  if (hasMailLogin) return wrong('email');
  const typed = readPhoneNumber(body.checkPhone, country)?.number;
  if (typed === undefined || typed !== (phone ?? login)) return wrong('checkPhone');
  return isSame(body.login, body.checkEmail) ? accepted(body.login.toLowerCase()) : wrong('checkEmail');
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

async function leaveMail(
  deps: EntryDeps,
  transaction: Transaction,
  { locale, ...mail }: { readonly locale: Locale; readonly kind: EmailChangeMail; readonly linkId: string },
): Promise<void> {
  await deps.jobs.enqueue(transaction, 'send-account-mail', { locale: locale.code, ...mail });
}

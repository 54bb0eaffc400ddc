import type { AnswerOf } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import { accepted, CODE_LIFETIME_SECONDS, type Refusals, refused, type Result } from '@vitrine/domain';
import type { Call } from '../http/call.ts';
import { limitUses, strangersUse } from '../http/limit-uses.ts';
import { issueCode, tryCode, useCode } from '../one-time/index.ts';
import { customerById, setMobile } from './customer.store.ts';
import type { EntryDeps } from './enter-account.ts';
import { readMobile, type WrongNumber } from './mobile-number.ts';
import { isProven } from './proof.service.ts';
import { tooMany, type TooMany } from './too-many.ts';

type Refused = WrongNumber | 'unauthorized' | 'proof_needed' | TooMany;
const KIND = 'mobile-change';

/** A code is good for the account that asked for it, and for the number that it was sent to. */
const subjectOf = (customerId: string, phone: string): string => `${customerId} ${phone}`;

/** [R7.021] Sends a code to a new mobile number of the account; nothing changes before it is typed. */
export async function askMobileCode(
  deps: EntryDeps,
  { locale, session, principal: { customerId }, address, body }: Call<'askMobileCode'>,
): Promise<Result<AnswerOf<'askMobileCode'>, Refusals<Refused>>> {
  const number = await readMobile(deps, locale, { text: body.mobileNumber, field: 'mobileNumber' });
  if (!number.ok) return number;
  if (!(await isProven(deps, session))) return refused({ code: 'proof_needed' });
  const customer = await customerById(deps.db, customerId);
  if (customer === undefined) return refused({ code: 'unauthorized' });
  const phone = number.value;
  const limits = strangersUse(KIND, { address, subject: phone }, deps.config.useLimits.texts);
  const wait = await limitUses(deps, limits);
  if (wait !== undefined) return tooMany(wait);
  await inTransaction(deps.db, async (transaction) => {
    const former = customer.phone ?? undefined;
    const codeId = await issueCode(deps, transaction, {
      kind: KIND,
      subject: subjectOf(customerId, phone),
      customerId,
      about: { phone, ...(former !== undefined && { former }) },
    });
    await deps.jobs.enqueue(transaction, 'send-account-text', { locale: locale.code, kind: KIND, codeId });
  });
  return accepted({ sent: true, expiresIn: CODE_LIFETIME_SECONDS[KIND] });
}

/** [R7.021] The code was typed: the number is the account's. The old number and the address of the account are told. */
export async function changeMobile(
  deps: EntryDeps,
  { locale, session, principal: { customerId }, address, body }: Call<'changeMobile'>,
): Promise<Result<AnswerOf<'changeMobile'>, Refusals<Refused | 'otp_not_good'>>> {
  const number = await readMobile(deps, locale, { text: body.mobileNumber, field: 'mobileNumber' });
  if (!number.ok) return number;
  if (!(await isProven(deps, session))) return refused({ code: 'proof_needed' });
  const phone = number.value;
  const by = { address, subject: customerId };
  const wait = await limitUses(deps, strangersUse(KIND + '-tries', by, deps.config.useLimits.codeTries));
  if (wait !== undefined) return tooMany(wait);
  const row = await tryCode(deps, deps.db, {
    kind: KIND,
    subject: subjectOf(customerId, phone),
    code: body.code,
  });
  const isChanged =
    row !== undefined &&
    (await inTransaction(deps.db, async (transaction) => {
      if (!(await useCode(deps, transaction, row)) || !(await setMobile(transaction, customerId, phone)))
        return false;
      const told = { locale: locale.code, kind: 'mobile-changed' } as const;
      await deps.jobs.enqueue(transaction, 'send-account-mail', { ...told, customerId, changeId: row.id });
      await deps.jobs.enqueue(transaction, 'send-account-text', { ...told, codeId: row.id });
      return true;
    }));
  return isChanged ? accepted({ phone }) : refused({ code: 'otp_not_good', scope: 'field', about: 'code' });
}

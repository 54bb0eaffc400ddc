import { inTransaction } from '@vitrine/database';
import { accepted, CODE_LIFETIME_SECONDS, type Refusals, refused, type Result } from '@vitrine/domain';
import { limitUses } from '../http/limit-uses.ts';
import { networkOf } from '../http/network-of.ts';
import { issueCode } from '../one-time/index.ts';
import { captchaNotGood, isSolvedCaptcha, spendSolvedCaptcha } from './captcha/captcha.service.ts';
import type { EntryCall, EntryDeps } from './enter-account.ts';
import { isFetchedAhead } from './mail-login.service.ts';
import { readMobile, type WrongNumber, type WrittenNumber } from './mobile-number.ts';
import { tooMany, type TooMany } from './too-many.ts';

export type SendOtp = Refusals<WrongNumber | 'captcha_not_good' | TooMany>;

interface AskedCode {
  readonly kind: 'otp' | 'mobile-registration';
  readonly number: WrittenNumber;
  /** The name of a solved captcha. */
  readonly key: string;
}

/**
 * [R7.020, R2.036] Leaves a code for a mobile number behind, which a stranger asks for. The key is used up together with what
 * it is for, and a number's own limit comes after it: who reads no picture holds nobody up.
 */
export async function leaveCode(
  deps: EntryDeps,
  call: EntryCall,
  { kind, number: written, key }: AskedCode,
): Promise<Result<{ readonly sent: true; readonly expiresIn: number }, SendOtp>> {
  const number = await readMobile(deps, call.locale, written);
  if (!number.ok) return number;
  const phone = number.value;
  const { perNetwork, perSubject } = deps.config.useLimits.texts;
  const network = { what: `${kind} by network`, subject: networkOf(call.address), ...perNetwork };
  const early = await limitUses(deps, [network]);
  if (early !== undefined) return tooMany(early);
  if (isFetchedAhead(call) || !(await isSolvedCaptcha(deps, key))) return refused(captchaNotGood('key'));
  const wait = await limitUses(deps, [{ what: `${kind} by subject`, subject: phone, ...perSubject }]);
  if (wait !== undefined) return tooMany(wait);
  const isLeft = await inTransaction(deps.db, async (transaction) => {
    if (!(await spendSolvedCaptcha(deps, transaction, key))) return false;
    const codeId = await issueCode(deps, transaction, { kind, subject: phone, about: { phone } });
    await deps.jobs.enqueue(transaction, 'send-account-text', { locale: call.locale.code, kind, codeId });
    return true;
  });
  return isLeft
    ? accepted({ sent: true, expiresIn: CODE_LIFETIME_SECONDS[kind] })
    : refused(captchaNotGood('key'));
}

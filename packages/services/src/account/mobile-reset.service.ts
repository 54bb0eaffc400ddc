import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import { accepted, type Refusals, refused, type Result } from '@vitrine/domain';
import { limitUses, strangersUse } from '../http/limit-uses.ts';
import { issueLink, tryCode, useCode } from '../one-time/index.ts';
import { captchaNotGood, spendCaptcha } from './captcha/captcha.service.ts';
import { customerById, isOpen } from './customer.store.ts';
import type { EntryCall, EntryDeps } from './enter-account.ts';
import { leaveCode, type SendOtp } from './leave-code.ts';
import { readMobile, type WrongNumber } from './mobile-number.ts';
import { pathOfReset } from './password.service.ts';
import { tooMany, type TooMany } from './too-many.ts';

type ResetMobile = Refusals<WrongNumber | 'captcha_not_good' | 'otp_not_good' | TooMany>;

/** [R7.020] Leaves a code for a mobile number behind. Whether it has an account only the job that sends the code finds out. */
export function sendOtp(
  deps: EntryDeps,
  call: EntryCall & { readonly params: ParamsOf<'getOtpCode'>; readonly query: QueryOf<'getOtpCode'> },
): Promise<Result<AnswerOf<'getOtpCode'>, SendOtp>> {
  const number = { text: call.params.phone, field: 'phone' } as const;
  return leaveCode(deps, call, { kind: 'otp', number, key: call.query.key });
}

/**
 * [R7.016] Sends a link to a new password to the number whose code was typed. The captcha is used up first, so every try of
 * a code costs one; a number without an account has no code, and is answered as a wrong one.
 */
export async function resetPasswordMobile(
  deps: EntryDeps,
  call: EntryCall & { readonly body: BodyOf<'resetPasswordMobile'> },
): Promise<Result<{ readonly success: true }, ResetMobile>> {
  const { mobileNumber, otp, url } = call.body;
  const path = pathOfReset(deps, url);
  if (path === undefined) return refused({ code: 'bad_request', scope: 'field', about: 'url' });
  const number = await readMobile(deps, call.locale, { text: mobileNumber, field: 'mobileNumber' });
  if (!number.ok) return number;
  const by = { address: call.address, subject: number.value };
  const wait = await limitUses(deps, strangersUse('mobile-reset', by, deps.config.useLimits.codeTries));
  if (wait !== undefined) return tooMany(wait);
  if (!(await spendCaptcha(deps, call.body))) return refused(captchaNotGood('verificationCode'));
  return (await sendLink(deps, call, { phone: number.value, otp, path }))
    ? accepted({ success: true })
    : refused({ code: 'otp_not_good', scope: 'field', about: 'otp' });
}

/** False where the code is not right, or its owner may not come in any more. */
async function sendLink(
  deps: EntryDeps,
  { locale }: EntryCall,
  { phone, otp, path }: { readonly phone: string; readonly otp: string; readonly path: string },
): Promise<boolean> {
  const row = await tryCode(deps, deps.db, { kind: 'otp', subject: phone, code: otp });
  if (row === undefined || row.customerId === null) return false;
  const customer = await customerById(deps.db, row.customerId);
  if (customer === undefined || !isOpen(customer, deps.clock.now())) return false;
  return inTransaction(deps.db, async (transaction) => {
    if (!(await useCode(deps, transaction, row))) return false;
    const linkId = await issueLink(deps, transaction, {
      kind: 'password-reset',
      customerId: customer.id,
      about: { email: customer.email ?? customer.login, phone, path },
    });
    const text = { locale: locale.code, kind: 'mobile-reset', linkId } as const;
    await deps.jobs.enqueue(transaction, 'send-account-text', text);
    return true;
  });
}

import type { CallbackBody } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  type AppointmentSlot,
  CALLBACKS_OF_NUMBER,
  CALLBACKS_WITHOUT_CAPTCHA,
  callbackSlots,
  deskOf,
  type Locale,
  refused,
  type Refusals,
  type Result,
} from '@vitrine/domain';
import { captchaNotGood, isSolvedCaptcha, spendSolvedCaptcha } from '../account/index.ts';
import { isTextedFrom, readPhoneNumber } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import { forgiveUses, limitUses, type LimitedUse, strangersUse } from '../http/limit-uses.ts';
import { networkOf } from '../http/network-of.ts';
import { addCallback, takeCallback } from './callback.store.ts';

type AskDeps = Pick<ServiceDeps, 'db' | 'clock' | 'ids' | 'config'>;
type AskCall = Pick<Call<'askForCallback'>, 'body' | 'locale' | 'address'>;
type AskRefusals = Refusals<
  | 'bad_request'
  | 'phone_of_other_country'
  | 'appointment_unknown'
  | 'captcha_not_good'
  | 'too_many_requests'
  | 'slot_taken'
>;

/**
 * [R7.186] Writes a call-back down. What a form can say wrong is told before anything is counted; a place that was taken
 * meanwhile counts against nobody.
 */
export async function askForCallback(
  deps: AskDeps,
  call: AskCall,
): Promise<Result<CallbackBody, AskRefusals>> {
  const { body, locale } = call;
  const phone = readNumber(body.phone, locale);
  if (!phone.ok) return phone;
  const startsAt = Date.parse(body.slot);
  const now = deps.clock.now().getTime();
  const slot = callbackSlots(locale.phone, now).find((each) => each.startsAt === startsAt);
  if (slot === undefined) return refused({ code: 'appointment_unknown', about: 'slot' });
  const needsKey = await needsCaptcha(deps, call.address);
  if (needsKey && !(await isSolvedCaptcha(deps, body.key ?? ''))) return refused(captchaNotGood('key'));
  const uses = usesOf(deps, call, phone.value);
  const retryAfterSeconds = await limitUses(deps, uses);
  if (retryAfterSeconds !== undefined) return refused({ code: 'too_many_requests', retryAfterSeconds });
  const key = needsKey ? body.key : undefined;
  const asked = await inTransaction(deps.db, (transaction) =>
    takeSlot(deps, transaction, { call, slot, phone: phone.value, key }),
  );
  if (!asked.ok) await forgiveUses(deps, uses);
  return asked;
}

/** Numbers of satellites and of no country: ringing one is dear, and pays whoever holds it. */
const OF_NO_COUNTRY = /^\+(?:8(?:00|08|70|78|8\d)|979)/u;

/** A number that can be rung from here: of the country, or of one that the locale's shop sends to. */
function readNumber(
  text: string,
  locale: Locale,
): Result<string, Refusals<'bad_request' | 'phone_of_other_country'>> {
  const phone = readPhoneNumber(text, locale.country);
  if (phone === undefined || (phone.country === undefined && OF_NO_COUNTRY.test(phone.number)))
    return refused({ code: 'bad_request', scope: 'field', about: 'phone' });
  return isTextedFrom(locale, phone, locale.country)
    ? accepted(phone.number)
    : refused({ code: 'phone_of_other_country', about: 'phone' });
}

/** Whether a network has asked for so many that somebody must be there who reads. */
async function needsCaptcha(deps: AskDeps, address: string): Promise<boolean> {
  const use = { what: 'callback without captcha', subject: networkOf(address), ...CALLBACKS_WITHOUT_CAPTCHA };
  return (await limitUses(deps, [use])) !== undefined;
}

function usesOf({ config }: AskDeps, { address }: AskCall, subject: string): readonly LimitedUse[] {
  return [
    ...strangersUse('callback', { address, subject }, config.useLimits.callbacks),
    { what: 'callback in a day', subject, ...CALLBACKS_OF_NUMBER },
  ];
}

interface Asking {
  readonly call: AskCall;
  readonly slot: AppointmentSlot;
  readonly phone: string;
  /** Of the captcha, where one is needed. */
  readonly key: string | undefined;
}

async function takeSlot(
  deps: AskDeps,
  transaction: Transaction,
  { call: { body, locale }, slot, phone, key }: Asking,
): Promise<Result<CallbackBody, Refusals<'captcha_not_good' | 'slot_taken'>>> {
  const { timeZone: desk } = deskOf(locale.phone);
  const [startsAt, endsAt] = [new Date(slot.startsAt), new Date(slot.endsAt)];
  if (key !== undefined && !(await spendSolvedCaptcha(deps, transaction, key)))
    return refused(captchaNotGood('key'));
  if (!(await takeCallback(transaction, { desk, startsAt }, slot.capacity)))
    return refused({ code: 'slot_taken', about: 'slot' });
  const { topic, name, skuId } = body;
  const asked = {
    id: deps.ids.next(),
    desk,
    startsAt,
    endsAt,
    phone,
    name,
    topic,
    skuId,
    locale: locale.code,
  };
  await addCallback(transaction, asked, deps.clock.now());
  return accepted({ startsAt: startsAt.toISOString(), timeZone: desk });
}

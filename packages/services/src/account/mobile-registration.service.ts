import type { BodyOf, LoginBody } from '@vitrine/contracts';
import type { Transaction } from '@vitrine/database';
import { accepted, passwordFault, type Refusals, refused, type Result } from '@vitrine/domain';
import { checkConsents, recordActConsents } from '../consent/index.ts';
import { limitUses, strangersUse } from '../http/limit-uses.ts';
import { type OneTimeRow, tryCode, useCode } from '../one-time/index.ts';
import { customerById, type CustomerRow } from './customer.store.ts';
import { enterAccount, type EntryCall } from './enter-account.ts';
import { readMobile, type WrongNumber } from './mobile-number.ts';
import { beginMobileAccount } from './new-customer.store.ts';
import { weakPassword, type WeakPassword } from './new-password.ts';
import type { IdentityDeps } from './registration.service.ts';
import { tooMany, type TooMany } from './too-many.ts';

const KIND = 'mobile-registration';
type Body = BodyOf<'registerByMobile'>;
type Refused = WrongNumber | WeakPassword | 'otp_not_good' | 'consent_missing' | TooMany;

/**
 * [R2.036] The account of a mobile number, which is its login. Whoever types the code reads the number's messages, so nothing
 * waits to be confirmed. What was entered is looked at before the code: a wrong password costs no try.
 */
export async function registerByMobile(
  deps: IdentityDeps,
  call: EntryCall & { readonly body: Body },
): Promise<Result<LoginBody, Refusals<Refused>>> {
  const { mobileNumber, otp, password, consents: said = [] } = call.body;
  const number = await readMobile(deps, call.locale, { text: mobileNumber, field: 'mobileNumber' });
  if (!number.ok) return number;
  const phone = number.value;
  const fault = passwordFault(password, phone);
  if (fault !== undefined) return refused(weakPassword(fault));
  const act = { context: 'registration', locale: call.locale, who: undefined, said } as const;
  const consented = await checkConsents(deps.db, act);
  if (!consented.ok) return consented;
  const by = { address: call.address, subject: phone };
  const wait = await limitUses(deps, strangersUse(`${KIND}-tries`, by, deps.config.useLimits.codeTries));
  if (wait !== undefined) return tooMany(wait);
  const hashed = await deps.hashNew(password);
  if (!hashed.ok) return tooMany();
  const row = await tryCode(deps, deps.db, { kind: KIND, subject: phone, code: otp });
  const entered =
    row &&
    (await enterAccount(deps, call, (transaction) =>
      begin(deps, transaction, { call, phone, row, passwordHash: hashed.value }),
    ));
  return entered === undefined
    ? refused({ code: 'otp_not_good', scope: 'field', about: 'otp' })
    : accepted(entered);
}

interface Beginning {
  readonly call: EntryCall & { readonly body: Body };
  readonly phone: string;
  readonly row: OneTimeRow;
  readonly passwordHash: string;
}

/** Undefined where the code was used meanwhile, or the number has an account. */
async function begin(
  deps: IdentityDeps,
  transaction: Transaction,
  { call: { locale, body }, phone, row, passwordHash }: Beginning,
): Promise<CustomerRow | undefined> {
  if (!(await useCode(deps, transaction, row))) return undefined;
  const { title, firstName, lastName, consents = [] } = body;
  const id = await beginMobileAccount(transaction, {
    newId: deps.ids.next(),
    phone,
    passwordHash,
    person: { title: title === '' ? undefined : title, firstName, lastName },
    locale,
    now: deps.clock.now(),
  });
  if (id === undefined) return undefined;
  await recordActConsents(deps, transaction, {
    context: 'registration',
    locale,
    who: { subject: { customerId: id } },
    said: consents,
  });
  return customerById(transaction, id);
}

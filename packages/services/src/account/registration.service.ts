import type { BodyOf } from '@vitrine/contracts';
import { accepted, passwordFault, type Refusals, refused, type Result } from '@vitrine/domain';
import { checkConsents } from '../consent/index.ts';
import { limitUses, strangersUse } from '../http/limit-uses.ts';
import type { EntryCall, EntryDeps } from './enter-account.ts';
import { goalOf, mailLink } from './mail-link.ts';
import { type HashNew, weakPassword, type WeakPassword } from './new-password.ts';
import { tooMany, type TooMany } from './too-many.ts';

export interface IdentityDeps extends EntryDeps {
  readonly hashNew: HashNew;
}
type Asked<Code extends string = never> = Promise<
  Result<{ readonly success: true }, Refusals<Code | TooMany>>
>;
const DONE = accepted({ success: true as const });

/**
 * [R2.036, R7.181] Asks for an account. Nothing of a customer is stored before the mail is confirmed: what was entered, with
 * the hash of the password, travels in the link. The same is done for an address that has an account; only the mail's job
 * looks, and tells its owner. The session is noted, since a password counts only where its owner opens the link
 * (decision record 0141).
 */
export async function register(
  deps: IdentityDeps,
  call: EntryCall & { readonly body: BodyOf<'register'> },
): Asked<WeakPassword | 'consent_missing' | 'bad_request'> {
  const { title, firstName, lastName, password, consents = [] } = call.body;
  const email = call.body.email.toLowerCase();
  const goal = goalOf(deps, call.body.redirect_url);
  if (!goal.ok) return goal;
  const fault = passwordFault(password, email);
  if (fault !== undefined) return refused(weakPassword(fault));
  const act = { context: 'registration', locale: call.locale, who: undefined, said: consents } as const;
  const consented = await checkConsents(deps.db, act);
  if (!consented.ok) return consented;
  const wait = await limited(deps, call, { what: 'register', email });
  if (wait !== undefined) return tooMany(wait);
  const hashed = await deps.hashNew(password);
  if (!hashed.ok) return tooMany();
  const session = await call.findSession();
  const account = {
    ...(title === undefined || title === '' ? {} : { title }),
    firstName,
    lastName,
    locale: call.locale.code,
    country: call.locale.country,
    passwordHash: hashed.value,
    consents,
    ...(session === undefined ? {} : { sessionId: session.id }),
  };
  await mailLink(deps, call.locale, {
    kind: 'activation',
    about: { email, account, ...goal.value },
  });
  return DONE;
}

/** [R7.022] Asks for the account of a client whom a boutique knows; only such a client gets a mail. */
export async function matchAccount(
  deps: EntryDeps,
  call: EntryCall & { readonly body: BodyOf<'matchAccount'> },
): Asked {
  const email = call.body.login.toLowerCase();
  const wait = await limited(deps, call, { what: 'account-matching', email });
  if (wait !== undefined) return tooMany(wait);
  await mailLink(deps, call.locale, { kind: 'account-matching', about: { email } });
  return DONE;
}

function limited(
  deps: EntryDeps,
  { address }: EntryCall,
  { what, email }: { readonly what: string; readonly email: string },
): Promise<number | undefined> {
  return limitUses(deps, strangersUse(what, { address, subject: email }, deps.config.useLimits.sending));
}

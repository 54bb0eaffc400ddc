import type { LoginBody } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import { deviceOf, type Locale } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Exchange } from '../http/call.ts';
import { USID_COOKIE } from '../http/cookies.ts';
import { sessionByUsid, sessionCookies, type TokenService } from '../tokens/index.ts';
import { type CustomerRow, userInfo } from './customer.store.ts';
import { deviceCookie } from './remembered-device.ts';
import { replaceSession } from './replace-session.ts';

export interface EntryDeps extends ServiceDeps {
  readonly tokens: TokenService;
}
/** A request through which somebody comes in. */
export interface EntryCall extends Exchange {
  readonly locale: Locale;
}

/**
 * The end of every door: who has just proven to be a customer gets a new session, into which the guest's bag, wishes and
 * orders go. `prove` runs in the same transaction, so that a link or a code is used only together with what it opens; it
 * gives undefined to whoever is not let in after all.
 */
export async function enterAccount(
  deps: EntryDeps,
  call: EntryCall,
  prove: (transaction: Transaction) => Promise<CustomerRow | undefined>,
): Promise<LoginBody | undefined> {
  const formerId = (await call.findSession())?.id ?? (await guestOfCookie(deps, call));
  const entered = await inTransaction(deps.db, async (transaction) => {
    const customer = await prove(transaction);
    if (customer === undefined) return undefined;
    const begun = await replaceSession(deps, transaction, {
      formerId,
      customerId: customer.id,
      locale: call.locale,
      device: deviceOf(call.header('user-agent') ?? ''),
    });
    return { customer, begun };
  });
  if (entered === undefined) return undefined;
  const { customer, begun } = entered;
  call.setCookies([
    ...sessionCookies(begun.tokens, begun.usid),
    // A device is remembered under a password; an account without one has none to be guessed.
    ...(customer.passwordHash === null ? [] : [deviceCookie(deps.config.tokenKey, customer)]),
  ]);
  return { userIsLogged: true, user: userInfo(customer), accessToken: begun.tokens.access };
}

/** A guest whose access token ran out while they typed still brings their cart. */
async function guestOfCookie({ db }: EntryDeps, call: EntryCall): Promise<string | undefined> {
  const usid = call.cookie(USID_COOKIE);
  const row = usid === undefined ? undefined : await sessionByUsid(db, usid);
  return row?.kind === 'guest' ? row.id : undefined;
}

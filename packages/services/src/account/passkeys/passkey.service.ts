import type { AnswerOf, BodyOf, LoginBody, PasskeyBody } from '@vitrine/contracts';
import { accepted, type Refusals, refused, type Result } from '@vitrine/domain';
import type { Call, MountCall } from '../../http/call.ts';
import { customerById, isOpen } from '../customer.store.ts';
import { enterAccount, type EntryCall, type EntryDeps } from '../enter-account.ts';
import { isProven } from '../proof.service.ts';
import { tooMany, type TooMany } from '../too-many.ts';
import { keepKey, shownKey, wishKey } from './new-key.ts';
import { passkeysOf, removePasskey } from './passkey.store.ts';
import { challengeToSign, signedKey, spendSigned, waitForKey } from './signed-key.ts';

/** [R7.181] The keys that a customer signs in with instead of a password. Only who has just shown that the account is theirs adds one. */
export function mountPasskeys(mount: MountCall, deps: EntryDeps): void {
  mount('getPasskeys', async ({ principal: { customerId } }) => {
    const rows = await passkeysOf(deps.db, { customerId });
    return accepted({ passkeys: rows.map(shownKey) });
  });
  mount('wishPasskey', (call) => wishPasskey(deps, call));
  mount('addPasskey', (call) => addPasskey(deps, call));
  mount('removePasskey', async ({ principal: { customerId }, session, params }) => {
    if (!(await isProven(deps, session))) return refused({ code: 'proof_needed' });
    return (await removePasskey(deps.db, { customerId }, params.passkeyId))
      ? accepted({ success: true as const })
      : refused({ code: 'not_found' });
  });
  mount('passkeyChallenge', async () => accepted(await challengeToSign(deps, 'passkey-login')));
  mount('loginByPasskey', (call) => loginByPasskey(deps, call));
}

async function wishPasskey(
  deps: EntryDeps,
  { principal, session }: Call<'wishPasskey'>,
): Promise<Result<AnswerOf<'wishPasskey'>, Refusals<'unauthorized' | 'proof_needed' | 'passkeys_full'>>> {
  if (!(await isProven(deps, session))) return refused({ code: 'proof_needed' });
  const customer = await customerById(deps.db, principal.customerId);
  if (customer === undefined) return refused({ code: 'unauthorized' });
  const { id, login, firstName } = customer;
  return wishKey(deps, {
    kind: 'passkey-registration',
    owner: { customerId: id },
    user: { handle: id, name: login, displayName: firstName },
  });
}

/** The device's answer to a challenge of this customer; the owner is told by mail. */
async function addPasskey(
  deps: EntryDeps,
  { principal, session, body, header, locale }: Call<'addPasskey'>,
): Promise<Result<PasskeyBody, Refusals<'proof_needed' | 'passkey_not_good'>>> {
  if (!(await isProven(deps, session))) return refused({ code: 'proof_needed' });
  const { customerId } = principal;
  return keepKey(deps, {
    kind: 'passkey-registration',
    owner: { customerId },
    body,
    userAgent: header('user-agent'),
    tell: async (transaction, changeId) => {
      const mail = { kind: 'passkey-added', customerId, changeId } as const;
      await deps.jobs.enqueue(transaction, 'send-account-mail', { locale: locale.code, ...mail });
    },
  });
}

/** Signs in whoever's key signed the challenge. A key that nobody has, an agent's, and one that signed something else, are one answer. */
async function loginByPasskey(
  deps: EntryDeps,
  call: EntryCall & { readonly body: BodyOf<'loginByPasskey'> },
): Promise<Result<LoginBody, Refusals<'passkey_not_good' | TooMany>>> {
  const wait = await waitForKey(deps, call, 'passkey');
  if (wait !== undefined) return tooMany(wait);
  const key = await signedKey(deps, call.body);
  const customerId = key?.customerId ?? undefined;
  const entered =
    key !== undefined && customerId !== undefined
      ? await enterAccount(deps, call, async (transaction) => {
          if (!(await spendSigned(deps, transaction, { kind: 'passkey-login', key }))) return undefined;
          const customer = await customerById(transaction, customerId);
          return customer !== undefined && isOpen(customer, deps.clock.now()) ? customer : undefined;
        })
      : undefined;
  return entered === undefined ? refused({ code: 'passkey_not_good' }) : accepted(entered);
}

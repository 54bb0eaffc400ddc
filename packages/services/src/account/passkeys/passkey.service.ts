import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { AnswerOf, PasskeyBody } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  deviceOf,
  HOUSE_NAME,
  PASSKEYS_LIMIT,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import type { Call, MountCall } from '../../http/call.ts';
import { customerById } from '../customer.store.ts';
import type { EntryDeps } from '../enter-account.ts';
import { isProven } from '../proof.service.ts';
import { challengeIn, newChallenge, relyingParty, spendChallenge } from './challenge.ts';
import { loginByPasskey, passkeyChallenge } from './passkey-login.service.ts';
import { insertPasskey, type PasskeyRow, passkeysOf, removePasskey } from './passkey.store.ts';

/** EdDSA, ES256, RS256: what devices have. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 5 * 60 * 1000;

/** [R7.181] The keys that a customer signs in with instead of a password. Only who has just shown that the account is theirs adds one. */
export function mountPasskeys(mount: MountCall, deps: EntryDeps): void {
  mount('getPasskeys', async ({ principal }) => {
    const rows = await passkeysOf(deps.db, principal.customerId);
    return accepted({ passkeys: rows.map(shown) });
  });
  mount('wishPasskey', (call) => wishPasskey(deps, call));
  mount('addPasskey', (call) => addPasskey(deps, call));
  mount('removePasskey', async ({ principal, session, params }) => {
    if (!(await isProven(deps, session))) return refused({ code: 'proof_needed' });
    return (await removePasskey(deps.db, params.passkeyId, principal.customerId))
      ? accepted({ success: true as const })
      : refused({ code: 'not_found' });
  });
  mount('passkeyChallenge', () => passkeyChallenge(deps));
  mount('loginByPasskey', (call) => loginByPasskey(deps, call));
}

async function wishPasskey(
  deps: EntryDeps,
  { principal, session }: Call<'wishPasskey'>,
): Promise<Result<AnswerOf<'wishPasskey'>, Refusals<'unauthorized' | 'proof_needed' | 'passkeys_full'>>> {
  if (!(await isProven(deps, session))) return refused({ code: 'proof_needed' });
  const customer = await customerById(deps.db, principal.customerId);
  if (customer === undefined) return refused({ code: 'unauthorized' });
  const known = await passkeysOf(deps.db, customer.id);
  if (known.length >= PASSKEYS_LIMIT) return refused({ code: 'passkeys_full' });
  return accepted({
    challenge: await newChallenge(deps, 'passkey-registration', customer.id),
    rp: { id: relyingParty(deps).id, name: HOUSE_NAME },
    user: {
      id: Buffer.from(customer.id).toString('base64url'),
      name: customer.login,
      displayName: customer.firstName,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: known.map(({ credentialId: id }) => ({ id, type: 'public-key' as const })),
    timeout: TIMEOUT_MS,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** The device's answer to a challenge of this customer; the owner is told by mail. */
async function addPasskey(
  deps: EntryDeps,
  { principal, session, body, header, locale }: Call<'addPasskey'>,
): Promise<Result<PasskeyBody, Refusals<'proof_needed' | 'passkey_not_good'>>> {
  if (!(await isProven(deps, session))) return refused({ code: 'proof_needed' });
  const { customerId } = principal;
  const challenge = challengeIn(body.response.clientDataJSON);
  const made = await credentialOf(deps, body, challenge);
  const now = deps.clock.now();
  const device = deviceOf(header('user-agent') ?? '');
  const added = made && { ...made, id: deps.ids.next(), customerId, device, now };
  const isAdded =
    added !== undefined &&
    (await inTransaction(deps.db, async (transaction) => {
      const spent = await spendChallenge(deps, transaction, { kind: 'passkey-registration', challenge });
      if (spent?.customerId !== customerId || !(await insertPasskey(transaction, added))) return false;
      const mail = { kind: 'passkey-added', customerId, changeId: added.id } as const;
      await deps.jobs.enqueue(transaction, 'send-account-mail', { locale: locale.code, ...mail });
      return true;
    }));
  return isAdded
    ? accepted(shown({ ...added, createdAt: now, usedAt: null }))
    : refused({ code: 'passkey_not_good' });
}

/** What a device made, if it signed the challenge for this shop and knew its owner. */
async function credentialOf(deps: EntryDeps, body: Call<'addPasskey'>['body'], challenge: string) {
  const { origins, id } = relyingParty(deps);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: body.id,
        rawId: body.rawId,
        type: body.type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: body.response.clientDataJSON,
          attestationObject: body.response.attestationObject,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo === undefined) return undefined;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: body.response.transports ?? [],
    };
  } catch {
    // Whatever a stranger sends instead of an answer.
    return undefined;
  }
}

function shown({ id, device, createdAt, usedAt }: Omit<PasskeyRow, 'credentialId'>): PasskeyBody {
  return {
    passkeyId: id,
    ...device,
    since: createdAt.toISOString(),
    ...(usedAt !== null && { lastUsed: usedAt.toISOString() }),
  };
}

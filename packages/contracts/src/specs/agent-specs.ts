import { KEYWORD_MAX_LENGTH } from '@vitrine/domain';
import * as z from 'zod/mini';
import { Credentials, UserInfoBody } from '../account.ts';
import * as agents from '../agents.ts';
import * as passkeys from '../passkeys.ts';
import * as workday from '../workday.ts';
import type { CallSpec } from './call-spec.ts';
import { id } from './parameters.ts';

/** An empty body, and nothing else [R7.155, R7.156]. */
const NOTHING = z.optional(z.undefined());

/** Assisted sales. */
export const AGENT_SPECS = {
  loginAgent: {
    summary:
      'Proves an agent’s password and mails them a code; the same answer for an unknown login and a wrong password',
    body: z.pick(Credentials, { login: true, password: true }),
    answer: agents.AgentChallengeBody,
    refusals: ['login_failed'],
  },
  loginAgentByCode: {
    summary: 'Signs an agent in by the code of the mail; they serve somebody without an account at first',
    body: z.strictObject({
      challenge: z.string().check(z.minLength(1), z.maxLength(100)),
      code: z.string().check(z.minLength(1), z.maxLength(20)),
    }),
    answer: agents.AgentSessionBody,
    refusals: ['code_not_good'],
  },
  agentPasskeyChallenge: {
    summary: 'Something that the key of an agent’s device signs; the device knows which keys it has',
    answer: passkeys.PasskeyChallenge,
    refusals: [],
  },
  loginAgentByPasskey: {
    summary: 'Signs an agent in by the key of a device, without password and code',
    body: passkeys.SignedPasskey,
    answer: agents.AgentSessionBody,
    refusals: ['passkey_not_good'],
  },
  refreshAgent: {
    summary: 'Rotates the tokens of an agent who acts for a client',
    body: NOTHING,
    answer: agents.AgentSessionBody,
    refusals: [],
  },
  refreshAgentGuest: {
    summary: 'Rotates the tokens of an agent who serves somebody without an account',
    body: NOTHING,
    answer: agents.AgentSessionBody,
    refusals: [],
  },
  searchClients: {
    summary:
      'The clients of the agent’s store that fit what is typed: a number, an e-mail, a telephone or a name',
    body: z.strictObject({
      words: z.string().check(z.trim(), z.minLength(2), z.maxLength(KEYWORD_MAX_LENGTH)),
    }),
    answer: agents.FoundClientsBody,
    refusals: [],
  },
  serveClient: {
    summary:
      'Serves a client of the agent’s store, or nobody in particular: the former session of the agent ends',
    body: agents.ServedClient,
    answer: agents.AgentSessionBody,
    refusals: [],
  },
  getSentOrders: {
    summary: 'The orders that the agent sent to clients to approve or to pay, with what became of them',
    answer: agents.SentOrdersBody,
    refusals: [],
  },
  getAgentDay: {
    summary: 'What an agent’s store and desk have to do today',
    answer: workday.AgentDayBody,
    refusals: [],
  },
  actOnCallback: {
    summary: 'An agent takes a call-back, gives it back, or says whether somebody answered',
    params: z.object({ id }),
    body: workday.CallbackAct,
    answer: z.object({ success: z.literal(true) }),
    refusals: ['callback_taken'],
  },
  findStoreParcels: {
    summary: 'The parcels of the agent’s store that a scanned or typed number means',
    body: workday.AskedParcel,
    answer: workday.StoreParcelsBody,
    refusals: [],
  },
  handOver: {
    summary: 'Hands a parcel over that lies ready in the agent’s store, to whom a document was seen of',
    body: workday.HandedOver,
    answer: z.object({ success: z.literal(true) }),
    refusals: ['parcel_not_ready'],
  },
  getAgentPasskeys: {
    summary: 'The keys that the agent signs in with',
    answer: z.object({ passkeys: z.array(passkeys.PasskeyBody) }),
    refusals: [],
  },
  wishAgentPasskey: {
    summary: 'What a device is asked for to make a key of the agent, who has just signed in',
    answer: passkeys.PasskeyWish,
    refusals: ['agent_proof_needed', 'passkeys_full'],
  },
  addAgentPasskey: {
    summary: 'Takes the key that a device made for the agent, who is told by mail',
    body: passkeys.NewPasskey,
    answer: passkeys.PasskeyBody,
    refusals: ['agent_proof_needed', 'passkey_not_good'],
  },
  removeAgentPasskey: {
    summary: 'Forgets a key of the agent',
    params: z.object({ passkeyId: z.string().check(z.minLength(1), z.maxLength(60)) }),
    answer: z.object({ success: z.literal(true) }),
    refusals: ['agent_proof_needed', 'not_found'],
  },
  getClientNotes: {
    summary: 'The notes of the agent’s store about the client whom they serve',
    answer: agents.ClientNotesBody,
    refusals: ['not_found'],
  },
  writeClientNote: {
    summary: 'Writes a note about the client whom the agent serves, who can read it',
    body: agents.ClientNoteWords,
    answer: agents.ClientNotesBody,
    refusals: ['not_found', 'words_not_plain', 'notes_full'],
  },
  removeClientNote: {
    summary: 'Removes a note about the client whom the agent serves',
    params: z.object({ id }),
    answer: agents.ClientNotesBody,
    refusals: ['not_found'],
  },
  getBagsAside: {
    summary: 'The bags that the agent put aside on this working day',
    answer: agents.BagsAsideBody,
    refusals: [],
  },
  putBagAside: {
    summary: 'Puts the bag of somebody without an account aside under a word, and begins another one',
    body: agents.BagWord,
    answer: agents.AgentSessionBody,
    refusals: ['cart_empty', 'bags_aside_full', 'PENDING_PAYMENT_ORDER'],
  },
  takeBagUp: {
    summary: 'Takes a bag up again that was put aside; the one in hand has to be empty',
    params: z.object({ id }),
    answer: agents.AgentSessionBody,
    refusals: ['not_found', 'bag_in_hand'],
  },
  getAdviserNotes: {
    summary: 'What the agents of the house wrote down about the customer',
    answer: agents.AdviserNotesBody,
    refusals: [],
  },
  getAdviserActs: {
    summary: 'Who of the house looked at the customer or acted for them',
    answer: agents.AdviserActsBody,
    refusals: [],
  },
} as const satisfies Record<string, CallSpec>;

/** [R7.159] Of the customer; of an agent who serves nobody in particular, their own name and id. */
export const WhoBody = z.union([UserInfoBody, agents.AgentInfoBody]);

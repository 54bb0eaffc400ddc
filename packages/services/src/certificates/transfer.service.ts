import { createHash, createHmac } from 'node:crypto';
import type { CertificateEventBody } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  CERTIFICATE_LIMITS,
  type CertificateState,
  certificateState,
  keptStatus,
  type Locale,
  nextCertificateState,
  refused,
  type Refusal,
  type Result,
  TRANSFER_DAYS,
} from '@vitrine/domain';
import * as z from 'zod/mini';
import { isTextedFrom, readPhoneNumber } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { tokenHash } from '../http/session.ts';
import { houseOffers } from '../setup/index.ts';
import { isGoingBack, lockCertificate, lockOwn, setCertificate } from './certificate.store.ts';
import { addStatement, type ChainDeps } from './chain.service.ts';
import {
  addTransfer,
  contactsOf,
  endTransfer,
  type TransferContact,
  transferByToken,
  type TransferRow,
} from './transfer.store.ts';
import { limitUses } from '../http/limit-uses.ts';

export type TransferDeps = ChainDeps & Pick<ServiceDeps, 'db' | 'config' | 'jobs' | 'random'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const SALT_BYTES = 16;
/** What the link of a transfer says: 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/u;

/**
 * [R2.060] The token of a transfer, made of its random id and of the shop's key. It is kept nowhere: the job that sends it makes
 * it again, and the database has its hash alone (decision record 0145).
 */
export function transferTokenOf({ tokenKey }: Pick<ServiceDeps['config'], 'tokenKey'>, id: string): string {
  return createHmac('sha256', tokenKey).update(`certificate-transfer\n${id}`).digest('base64url');
}

/** Who hands a certificate on, and to whom. */
export interface CertificateOffer {
  readonly serialNumber: string;
  readonly customerId: string;
  readonly contact: TransferContact;
  readonly eventKey: string;
  readonly locale: Locale;
}
type NotTransferable =
  | 'transfer_open'
  | 'certificate_reported'
  | 'certificate_ended'
  | 'certificate_not_active'
  | 'piece_going_back';
type OfferRefusal = Refusal<'not_found' | 'transfer_to_self' | NotTransferable>;

/** Why a certificate is not handed on, by its state. */
const REASONS = {
  issued: 'certificate_not_active',
  in_transfer: 'transfer_open',
  lost: 'certificate_reported',
  stolen: 'certificate_reported',
  returned: 'certificate_ended',
  blocked: 'certificate_ended',
} as const satisfies Readonly<Record<Exclude<CertificateState, 'activated'>, NotTransferable>>;

/**
 * [R2.060, R7.145] Offers a certificate to whoever has an e-mail or a number. The answer is the same whether somebody signs in
 * with it or not. Ownership passes when they accept.
 */
export async function offerTransfer(
  deps: TransferDeps,
  { serialNumber, customerId, contact, eventKey, locale }: CertificateOffer,
): Promise<Result<undefined, OfferRefusal>> {
  const own = await contactsOf(deps.db, customerId);
  if (own?.email?.toLowerCase() === contact.value || own?.phone === contact.value)
    return refused({ code: 'transfer_to_self', about: fieldOf(contact) });
  return inTransaction(deps.db, async (transaction) => {
    const row = await lockOwn(transaction, serialNumber, customerId);
    if (row === undefined) return refused({ code: 'not_found' });
    const now = deps.clock.now();
    const state = certificateState(row, now);
    if (state !== 'activated') return refused({ code: REASONS[state] });
    if (await isGoingBack(transaction, serialNumber)) return refused({ code: 'piece_going_back' });
    // One whose time is over and that nobody has ended yet.
    await endTransfer(transaction, serialNumber, { state: 'expired', now });
    const id = deps.ids.next();
    await addTransfer(
      transaction,
      {
        id,
        serialNumber,
        fromId: customerId,
        eventKey,
        contact,
        contactSalt: deps.random.bytes(SALT_BYTES).toString('hex'),
        locale: locale.code,
        tokenHash: tokenHash(transferTokenOf(deps.config, id)),
        expiresAt: new Date(now.getTime() + TRANSFER_DAYS * DAY_MS),
      },
      now,
    );
    await deps.jobs.enqueue(transaction, 'send-certificate-transfer', { transferId: id, kind: 'offered' });
    return accepted(undefined);
  });
}

const fieldOf = ({ kind }: TransferContact) => (kind === 'email' ? 'emailTo' : 'phoneNumber');

type ContactRefusal = Refusal<'bad_request' | 'phone_of_other_country' | 'not_offered'>;

/** [R3.018] To whom an event hands a certificate on: an e-mail or a number, and not both. */
export async function readContact(
  deps: Pick<ServiceDeps, 'db' | 'config'>,
  { emailTo, phoneNumber }: Pick<CertificateEventBody, 'emailTo' | 'phoneNumber'>,
  locale: Locale,
): Promise<Result<TransferContact, ContactRefusal>> {
  const email = (emailTo ?? '').trim().toLowerCase();
  const number = (phoneNumber ?? '').trim();
  if (number !== '') return email === '' ? readNumber(deps, number, locale) : wrong('phoneNumber');
  return z.email().safeParse(email).success ? accepted({ kind: 'email', value: email }) : wrong('emailTo');
}

async function readNumber(
  deps: Pick<ServiceDeps, 'db' | 'config'>,
  number: string,
  locale: Locale,
): Promise<Result<TransferContact, ContactRefusal>> {
  const phone = readPhoneNumber(number, locale.country);
  if (phone === undefined) return wrong('phoneNumber');
  if (!(await houseOffers(deps, 'textMessages', locale))) return refused({ code: 'not_offered' });
  return isTextedFrom(locale, phone, locale.country)
    ? accepted({ kind: 'phone', value: phone.number })
    : refused({ code: 'phone_of_other_country', about: 'phoneNumber' });
}

const wrong = (about: string) => refused({ code: 'bad_request' as const, about, scope: 'field' as const });

/** Each offer sends a message to a stranger: seconds to wait where a customer has sent too many. */
export function countOffer(
  deps: Pick<ServiceDeps, 'db' | 'config' | 'clock'>,
  customerId: string,
): Promise<number | undefined> {
  const { offers: max, windowSeconds } = CERTIFICATE_LIMITS;
  return limitUses(deps, [
    { what: 'certificate offers by customer', subject: customerId, max, windowSeconds },
  ]);
}

/** [R2.060] Takes an offer back that nobody has accepted. */
export function withdrawOffer(
  deps: TransferDeps,
  { serialNumber, customerId }: Pick<CertificateOffer, 'serialNumber' | 'customerId'>,
): Promise<Result<undefined, Refusal<'not_found' | 'certificate_changed'>>> {
  return inTransaction(deps.db, async (transaction) => {
    const row = await lockOwn(transaction, serialNumber, customerId);
    if (row === undefined) return refused({ code: 'not_found' });
    const now = deps.clock.now();
    if (!nextCertificateState(certificateState(row, now), 'withdrawn').ok)
      return refused({ code: 'certificate_changed' });
    await endTransfer(transaction, serialNumber, { state: 'withdrawn', now });
    return accepted(undefined);
  });
}

type LinkRefusal = Refusal<'not_found' | 'other_recipient' | 'transfer_ended'>;

/** [R2.060] The offer of a link, where it is open and was sent to this customer. */
export async function offerOf(
  { db, clock }: { readonly db: ServiceDeps['db'] | Transaction; readonly clock: ServiceDeps['clock'] },
  { token, customerId }: { readonly token: string; readonly customerId: string },
): Promise<Result<TransferRow, LinkRefusal>> {
  const row = TOKEN.test(token) ? await transferByToken(db, tokenHash(token), customerId) : undefined;
  if (row === undefined) return refused({ code: 'not_found' });
  if (row.state !== 'offered' || row.expiresAt <= clock.now()) return refused({ code: 'transfer_ended' });
  return row.isRecipient ? accepted(row) : refused({ code: 'other_recipient' });
}

/** [R2.060, R3.020] Accepts an offer: the piece is the recipient's from now on. The number of the certificate. */
export async function acceptOffer(
  deps: TransferDeps,
  reader: { readonly token: string; readonly customerId: string; readonly language: string },
): Promise<Result<string, LinkRefusal>> {
  return inTransaction(deps.db, async (transaction) => {
    const named = await offerOf({ db: transaction, clock: deps.clock }, reader);
    if (!named.ok) return named;
    const { serialNumber } = named.value;
    const certificate = await lockCertificate(transaction, serialNumber);
    // Read again under the lock: of several who press at once, one is the first.
    const offer = await offerOf({ db: transaction, clock: deps.clock }, reader);
    if (!offer.ok) return offer;
    const now = deps.clock.now();
    const next =
      certificate === undefined
        ? undefined
        : nextCertificateState(certificateState(certificate, now), 'accepted');
    if (next?.ok !== true || certificate?.ownerId !== offer.value.fromId)
      return refused({ code: 'transfer_ended' });
    // Its giver has announced it for a return since.
    if (await isGoingBack(transaction, serialNumber)) return refused({ code: 'transfer_ended' });
    const { id, fromId, eventKey } = offer.value;
    await addStatement(transaction, deps, {
      serialNumber,
      word: 'OWNED',
      key: eventKey,
      fromId,
      toId: reader.customerId,
      language: reader.language,
      contact: contactDigest(offer.value),
    });
    await setCertificate(transaction, serialNumber, {
      status: keptStatus(next.value),
      ownerId: reader.customerId,
    });
    await endTransfer(transaction, serialNumber, { state: 'accepted', now });
    await deps.jobs.enqueue(transaction, 'send-certificate-transfer', { transferId: id, kind: 'accepted' });
    return accepted(serialNumber);
  });
}

/** What the chain says of the contact: whoever knows it and the salt can prove it, and nobody can read it there. */
function contactDigest({ contactSalt, emailTo, phoneNumber }: TransferRow): string {
  return createHash('sha256')
    .update(`${contactSalt}\n${emailTo ?? phoneNumber ?? ''}`)
    .digest('hex');
}

import type { CertificateEventBody } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  CERTIFICATE_LIMITS,
  CERTIFICATE_SYSTEM_ID,
  type CertificateReport,
  certificateState,
  keptStatus,
  nextCertificateState,
  readSerialNumber,
  refused,
  type Refusal,
  type Result,
  type SkuId,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { isCode } from './activation-code.ts';
import {
  boughtPieces,
  lockCertificate,
  lockOwn,
  lockToActivate,
  setCertificate,
  setPiece,
} from './certificate.store.ts';
import { addStatement, type ChainDeps } from './chain.service.ts';
import { endTransfer } from './transfer.store.ts';
import { forgiveUses, type LimitedUse, limitUses } from '../http/limit-uses.ts';

type OwnDeps = ChainDeps & Pick<ServiceDeps, 'db' | 'config'>;

/** Who does something with which certificate. */
export interface OwnAct {
  readonly serialNumber: string;
  readonly customerId: string;
  readonly language: string;
}
interface Activation extends OwnAct {
  readonly body: CertificateEventBody;
  /** The network the try comes from, as `networkOf` says it. */
  readonly network: string;
}

/**
 * [R2.061, R7.145] Activates a certificate with the code of its card, once. A wrong code, an unknown number and one that was sold to
 * somebody else are the same; with a used one they share their words. Of any number of tries at the same time one wins.
 */
export async function activate(
  deps: OwnDeps,
  { customerId, network, body, language, ...act }: Activation,
): Promise<Result<undefined, Refusal<'activation_refused' | 'already_activated' | 'too_many_requests'>>> {
  const serialNumber = readSerialNumber(act.serialNumber);
  const limits = codeLimits({ network, customerId });
  const wait = await limitUses(deps, limits);
  if (wait !== undefined) return refused({ code: 'too_many_requests', retryAfterSeconds: wait });
  const done = await inTransaction(deps.db, async (transaction) => {
    const row = await lockToActivate(transaction, serialNumber, customerId);
    const isRight = isCode(row?.activationHash, body.activationCode ?? '');
    if (row === undefined || !isRight) return refused({ code: 'activation_refused' as const });
    const state = certificateState(row, deps.clock.now());
    const next = nextCertificateState(state, 'activated');
    if (!next.ok)
      return state === 'returned' || state === 'blocked'
        ? refused({ code: 'activation_refused' as const })
        : refused({ code: 'already_activated' as const });
    await addStatement(transaction, deps, {
      serialNumber,
      word: 'ACTIVATED',
      key: body.key,
      fromId: CERTIFICATE_SYSTEM_ID,
      toId: customerId,
      language,
    });
    await setCertificate(transaction, serialNumber, { status: keptStatus(next.value), ownerId: customerId });
    return accepted(undefined);
  });
  if (done.ok) await forgiveUses(deps, limits);
  return done;
}

/** What a try of a code counts against. */
export function codeLimits(tried: {
  readonly network: string;
  readonly customerId?: string;
}): readonly LimitedUse[] {
  const { perNetwork, perCustomer, windowSeconds } = CERTIFICATE_LIMITS;
  const use = (by: string, subject: string, max: number): LimitedUse => ({
    what: `certificate code by ${by}`,
    subject,
    max,
    windowSeconds,
  });
  return [
    use('network', tried.network, perNetwork),
    ...(tried.customerId === undefined ? [] : [use('customer', tried.customerId, perCustomer)]),
  ];
}

/** [R2.059] Reports a piece lost or stolen, or found again. What was offered to somebody is offered no more. */
export function report(
  deps: OwnDeps,
  { serialNumber, customerId, language, what }: OwnAct & { readonly what: CertificateReport },
): Promise<Result<undefined, Refusal<'not_found' | 'certificate_changed'>>> {
  return inTransaction(deps.db, async (transaction) => {
    const row = await lockOwn(transaction, serialNumber, customerId);
    if (row === undefined) return refused({ code: 'not_found' });
    const now = deps.clock.now();
    const next = nextCertificateState(certificateState(row, now), what);
    if (!next.ok) return refused({ code: 'certificate_changed' });
    await endTransfer(transaction, serialNumber, { state: 'withdrawn', now });
    await addStatement(transaction, deps, {
      serialNumber,
      word: REPORT_WORDS[what],
      fromId: customerId,
      toId: customerId,
      language,
    });
    await setCertificate(transaction, serialNumber, { status: keptStatus(next.value), ownerId: customerId });
    return accepted(undefined);
  });
}

const REPORT_WORDS = { lost: 'LOST', stolen: 'STOLEN', found: 'FOUND' } as const satisfies Readonly<
  Record<CertificateReport, string>
>;

/** [R2.052, R3.018] Writes in the chain of a certificate that the house has repaired its piece. */
export async function noteRepaired(
  transaction: Transaction,
  deps: ChainDeps,
  serialNumber: string,
): Promise<void> {
  const row = await lockCertificate(transaction, serialNumber);
  if (row === undefined) return;
  const toId = row.ownerId ?? CERTIFICATE_SYSTEM_ID;
  await addStatement(transaction, deps, {
    serialNumber,
    word: 'REPAIRED',
    fromId: CERTIFICATE_SYSTEM_ID,
    toId,
  });
}

/**
 * [R7.148] Says which piece a certificate belongs to. Where somebody recorded it, it is that one and no other; where nobody did,
 * it is one that has reached the customer.
 */
export function namePiece(
  deps: OwnDeps,
  {
    serialNumber,
    customerId,
    language,
    skuId,
    key,
  }: OwnAct & { readonly skuId: SkuId; readonly key: string },
): Promise<Result<undefined, Refusal<'not_found' | 'other_sku'>>> {
  return inTransaction(deps.db, async (transaction) => {
    const row = await lockOwn(transaction, serialNumber, customerId);
    if (row === undefined) return refused({ code: 'not_found' });
    if (row.skuId !== null)
      return row.skuId === skuId ? accepted(undefined) : refused({ code: 'other_sku', about: skuId });
    const bought = await boughtPieces(transaction, customerId, language);
    if (!bought.some((piece) => piece.skuId === skuId)) return refused({ code: 'not_found' });
    await addStatement(transaction, deps, {
      serialNumber,
      word: 'NAMED',
      key,
      fromId: customerId,
      toId: customerId,
      language,
      skuId,
    });
    await setPiece(transaction, serialNumber, skuId);
    return accepted(undefined);
  });
}

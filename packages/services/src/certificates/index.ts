import { type CertificateBody, TRANSFER_TOKEN_HEADER } from '@vitrine/contracts';
import { accepted, type Locale, readSerialNumber, refused, type Refusal, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Call, MountCall } from '../http/call.ts';
import { networkOf } from '../http/network-of.ts';
import { checkAuthenticity } from './authenticity.service.ts';
import { printOwn } from './certificate-paper.ts';
import { pieceOf, toCertified, toCertifiedPiece, toHistory, toMaterial } from './certificate-body.ts';
import { boughtPieces, certificateOf, certificatesOf, materialOf } from './certificate.store.ts';
import { entriesOf } from './entry.store.ts';
import { activate, namePiece, report } from './own-certificate.service.ts';
import {
  acceptOffer,
  countOffer,
  offerOf,
  offerTransfer,
  readContact,
  withdrawOffer,
} from './transfer.service.ts';
import { openTransfer } from './transfer.store.ts';

export { auditCertificates } from './audit-certificates.ts';
export {
  bindExchanged,
  bindPieces,
  type BoughtDeps,
  issueCertificates,
  unbindPieces,
} from './bought-pieces.service.ts';
export { printCards } from './certificate-paper.ts';
export { keepCertificates } from './keep-certificates.job.ts';
export { codeHash } from './activation-code.ts';
export { noteRepaired } from './own-certificate.service.ts';
export { boughtPieces, certificateOf, certificatesOf } from './certificate.store.ts';
export { pieceOf, toCertifiedPiece } from './certificate-body.ts';
export type { ChainDeps } from './chain.service.ts';
export { sendTransfer } from './send-transfer.job.ts';

type CustomerCall<Name extends 'getCertificate' | 'putCertificateEvent'> = Call<Name>;
interface Wanted {
  readonly serialNumber: string;
  readonly customerId: string;
}

/** [R2.058–R2.061, R7.145–R7.148] A customer's own certificates, and what anybody may ask of one. */
export function mountCertificates(mount: MountCall, deps: ServiceDeps): void {
  const { db, clock } = deps;
  mountOwn(mount, deps);
  mountTransfers(mount, deps);
  mount('getMaterial', async ({ principal, params: { id }, locale }) => {
    const row = await materialOf(db, principal.customerId, id);
    return row === undefined ? refused({ code: 'not_found', about: id }) : accepted(toMaterial(row, locale));
  });
  mount('checkAuthenticity', ({ body, address }) =>
    checkAuthenticity({ db, config: deps.config, clock }, { ...body, network: networkOf(address) }),
  );
}

function mountOwn(mount: MountCall, deps: ServiceDeps): void {
  const { db, clock } = deps;
  mount('getCertifiedProducts', async ({ principal, locale }) => {
    const rows = await certificatesOf(db, principal.customerId, locale.language);
    const now = clock.now();
    return accepted({ products: rows.map((row) => toCertified(row, locale, now)) });
  });
  mount('getCertificate', ({ principal, params, locale }) =>
    shown(deps, { serialNumber: params.number, customerId: principal.customerId }, locale),
  );
  mount('getCertificatePaper', async ({ principal: { customerId }, params, locale }) => {
    const printed = await printOwn(deps, { serialNumber: params.number, customerId }, locale);
    return printed === undefined
      ? refused({ code: 'not_found', about: params.number })
      : accepted({ bytes: printed.bytes, version: printed.hash, name: `${params.number}.pdf` });
  });
  mount('putCertificateEvent', async (call) => {
    const { principal, params, locale } = call;
    const serialNumber = readSerialNumber(params.number);
    const wanted = { serialNumber, customerId: principal.customerId };
    const done =
      call.body.eventName === 'ACTIVATED'
        ? await activate(deps, { ...wanted, ...saidIn(call), network: networkOf(call.address) })
        : await offer(deps, wanted, call);
    return done.ok ? shown(deps, wanted, locale) : done;
  });
  mount('nameCertifiedPiece', async ({ principal, params, body, locale }) => {
    const wanted = { serialNumber: params.number, customerId: principal.customerId };
    const said = { ...wanted, skuId: params.sku, key: body.key, language: locale.language };
    const done = await namePiece(deps, said);
    return done.ok ? shown(deps, wanted, locale) : done;
  });
  mount('reportCertificate', async ({ principal, params, body, locale }) => {
    const wanted = { serialNumber: params.number, customerId: principal.customerId };
    const done = await report(deps, { ...wanted, language: locale.language, what: body.report });
    return done.ok ? shown(deps, wanted, locale) : done;
  });
}

function mountTransfers(mount: MountCall, deps: ServiceDeps): void {
  const { db } = deps;
  mount('withdrawTransfer', async ({ principal, params, locale }) => {
    const wanted = { serialNumber: params.number, customerId: principal.customerId };
    const done = await withdrawOffer(deps, wanted);
    return done.ok ? shown(deps, wanted, locale) : done;
  });
  mount('getOfferedCertificate', async ({ principal, header, locale }) => {
    const token = header(TRANSFER_TOKEN_HEADER) ?? '';
    const offered = await offerOf(deps, { token, customerId: principal.customerId });
    if (!offered.ok) return offered;
    const { serialNumber, fromId, expiresAt } = offered.value;
    const row = await certificateOf(db, { customerId: fromId, serialNumber }, locale.language);
    if (row === undefined) return refused({ code: 'transfer_ended' });
    return accepted({
      serialNumber,
      madeOn: row.madeOn,
      ...pieceOf(row, locale),
      expiresAt: expiresAt.toISOString(),
    });
  });
  mount('acceptTransfer', async ({ principal, body, locale }) => {
    const { customerId } = principal;
    const done = await acceptOffer(deps, { token: body.token, customerId, language: locale.language });
    return done.ok ? shown(deps, { serialNumber: done.value, customerId }, locale) : done;
  });
}

const saidIn = ({ body, locale }: CustomerCall<'putCertificateEvent'>) => ({
  body,
  language: locale.language,
});

/** [R3.018] An OWNED event names its giver: whoever names somebody else than the caller is told that there is no such piece. */
async function offer(
  deps: ServiceDeps,
  { serialNumber, customerId }: Wanted,
  { body, locale }: CustomerCall<'putCertificateEvent'>,
) {
  const giver = body.fromId ?? '';
  if (giver !== '' && giver !== customerId) return refused({ code: 'not_found' as const });
  const contact = await readContact(deps, body, locale);
  if (!contact.ok) return contact;
  const wait = await countOffer(deps, customerId);
  if (wait !== undefined) return refused({ code: 'too_many_requests' as const, retryAfterSeconds: wait });
  return offerTransfer(deps, {
    serialNumber,
    customerId,
    contact: contact.value,
    eventKey: body.key,
    locale,
  });
}

/** [R2.059] A certificate with all that its owner sees of it. */
async function shown(
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  wanted: Wanted,
  locale: Locale,
): Promise<Result<CertificateBody, Refusal<'not_found'>>> {
  const { serialNumber, customerId } = wanted;
  const row = await certificateOf(db, wanted, locale.language);
  if (row === undefined) return refused({ code: 'not_found', about: serialNumber });
  const now = clock.now();
  const [entries, transfer, bought] = await Promise.all([
    entriesOf(db, [serialNumber]),
    openTransfer(db, wanted, now),
    row.skuId === null ? boughtPieces(db, customerId, locale.language) : undefined,
  ]);
  return accepted({
    ...toCertified(row, locale, now),
    ownerId: customerId,
    history: toHistory(entries.get(serialNumber) ?? [], customerId),
    ...(transfer === undefined ? {} : { transfer: toTransfer(transfer) }),
    ...(bought === undefined
      ? {}
      : { possiblePieces: bought.map((piece) => toCertifiedPiece(piece, locale)) }),
  });
}

function toTransfer({
  emailTo,
  phoneNumber,
  expiresAt,
}: NonNullable<Awaited<ReturnType<typeof openTransfer>>>): NonNullable<CertificateBody['transfer']> {
  return {
    ...(emailTo === null ? {} : { emailTo }),
    ...(phoneNumber === null ? {} : { phoneNumber }),
    expiresAt: expiresAt.toISOString(),
  };
}

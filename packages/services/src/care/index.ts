import type { AnswerOf, BodyOf, RepairBody } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  type Locale,
  ownerOf,
  type Refusal,
  refused,
  type Result,
  type Shopper,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Exchange, MountCall } from '../http/call.ts';
import { moveLocked } from './move-repair.service.ts';
import { followPaymentsOf, payRepair, repairMethods } from './pay-repair.service.ts';
import { lockOwnRepair, type RepairAccess, repairOf, repairsOf } from './repair.store.ts';
import { toRepair } from './repair-body.ts';
import { linkedAccess, repairPageUrl, shownLink } from './repair-link.ts';
import { carePieces, keepRepairPhoto, requestRepair, seenPhoto } from './request-repair.service.ts';

export { photoForHouse, repairsForHouse } from './house-repairs.ts';
export { type PaidRepair, paidRepair } from './paid-repair.ts';
export { moveRepairIn, type RepairMove } from './move-repair.service.ts';
export { followRepairNotice, keepRepairPayments } from './pay-repair.service.ts';
export { dropRepairPhotos } from './photo.store.ts';
export { forgetRepairs, heldRepairs, repairsAtHouse } from './repairs-of-customer.store.ts';
export { REPAIR_WORDS } from './repair-mail.ts';
export { sendRepairMail } from './repair-mail.job.ts';

/** [R2.019, R2.052] Repairs: asked for with photos, estimated by the house, answered and paid by their client. */
export function mountCare(mount: MountCall, deps: ServiceDeps): void {
  mountRequests(mount, deps);
  mount('getRepairs', async ({ principal, locale }) => {
    const owner = ownerOf(principal);
    let rows = await repairsOf(deps.db, owner, locale.language);
    if (await followPaymentsOf(deps, rows)) rows = await repairsOf(deps.db, owner, locale.language);
    const methods = await repairMethods(deps, locale);
    return accepted({ repairs: rows.map((row) => toRepair(row, locale)), methods: [...methods] });
  });
  mount('getLinkedRepair', (call) => linkedRepair(deps, call));
  mount('answerEstimate', async (call) => {
    const { params, body, locale } = call;
    const answer = { access: accessOf(deps, call), id: params.id, locale, body };
    return answerEstimate(deps, { ...answer, linkToken: shownLink(call) });
  });
  mount('payRepair', async (call) => {
    const { params, body, locale } = call;
    const access = accessOf(deps, call);
    const row = await repairOf(deps.db, { access, id: params.id }, locale.language);
    if (row === undefined) return refused({ code: 'not_found', about: params.id });
    const wayBack = repairPageUrl(deps, row, locale);
    return payRepair(deps, { access, repairId: row.id, method: body.method, locale, wayBack });
  });
}

function mountRequests(mount: MountCall, deps: ServiceDeps): void {
  mount('getCarePieces', async ({ principal, locale }) =>
    accepted(await carePieces(deps, principal, locale)),
  );
  mount('requestRepair', (call) => requestRepair(deps, call));
  mount('addRepairPhoto', (call) => keepRepairPhoto(deps, call));
  mount('getRepairPhoto', async ({ principal, params, query: { token } }) => {
    const access = linkedAccess(deps, token) ?? ownerOf(principal);
    const photo = await seenPhoto(deps, access, params);
    if (photo === undefined) return refused({ code: 'not_found', about: params.id });
    const { bytes, type: mediaType } = photo;
    const name = `${params.id}-${params.place}.${mediaType.slice('image/'.length)}`;
    return accepted({ bytes, mediaType, version: `${params.id}-${params.place}`, name, isAttachment: true });
  });
}

/** What a request may see and change: the one repair of its link, where it shows one, or its own. */
const accessOf = (
  deps: ServiceDeps,
  call: Pick<Exchange, 'header'> & { readonly principal: Shopper },
): RepairAccess => linkedAccess(deps, shownLink(call)) ?? ownerOf(call.principal);

/** [R2.052] The repair that a signed link opens, as it stands once its provider was asked. */
async function linkedRepair(
  deps: ServiceDeps,
  call: Pick<Exchange, 'header'> & { readonly locale: Locale },
): Promise<Result<AnswerOf<'getLinkedRepair'>, Refusal<'not_found'>>> {
  const { locale } = call;
  const linkToken = shownLink(call);
  const access = linkedAccess(deps, linkToken);
  const id = access?.linkedId ?? '';
  const read = async () => access && repairOf(deps.db, { access, id }, locale.language);
  let row = await read();
  if (row !== undefined && (await followPaymentsOf(deps, [row]))) row = await read();
  if (row === undefined) return refused({ code: 'not_found' });
  const methods = await repairMethods(deps, locale);
  return accepted({ repair: toRepair(row, locale, linkToken), methods: [...methods] });
}

interface EstimateAnswered {
  readonly access: RepairAccess;
  readonly id: string;
  readonly locale: Locale;
  readonly body: BodyOf<'answerEstimate'>;
  readonly linkToken: string | undefined;
}

/** [R2.052] What the client says to an estimate: to the one that was shown, and once. What costs nothing is paid for by that. */
async function answerEstimate(
  deps: ServiceDeps,
  { access, id, locale, body, linkToken }: EstimateAnswered,
): Promise<Result<RepairBody, Refusal<'not_found' | 'repair_changed'>>> {
  const moved = await inTransaction(deps.db, async (transaction) => {
    const repair = await lockOwnRepair(transaction, access, id);
    if (repair === undefined) return refused({ code: 'not_found' as const, about: id });
    if (repair.amount !== body.amount) return refused({ code: 'repair_changed' as const });
    const next = await moveLocked(deps, transaction, { repair, event: body.answer });
    if (!next.ok) return refused({ code: 'repair_changed' as const });
    if (body.answer === 'accepted' && repair.amount === 0)
      await moveLocked(deps, transaction, { repair: { ...repair, state: next.value }, event: 'paid' });
    return accepted(undefined);
  });
  if (!moved.ok) return moved;
  const row = await repairOf(deps.db, { access, id }, locale.language);
  return row === undefined
    ? refused({ code: 'not_found', about: id })
    : accepted(toRepair(row, locale, linkToken));
}

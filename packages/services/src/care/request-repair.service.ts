import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  cardSigns,
  customerIdOf,
  type Locale,
  ownerOf,
  readRepairPhoto,
  readSerialNumber,
  type Refusal,
  type Refusals,
  refused,
  REPAIR_PHOTO_LIMITS,
  type RepairPhotoFault,
  type RepairPhotoType,
  type Result,
  type Shopper,
  type SkuId,
} from '@vitrine/domain';
import {
  boughtPieces,
  certificateOf,
  certificatesOf,
  pieceOf,
  toCertifiedPiece,
} from '../certificates/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { limitUses, strangersUse } from '../http/limit-uses.ts';
import { openFile, sealFile } from '../sealed-files/index.ts';
import { addPhoto, countPhotos, findPhoto } from './photo.store.ts';
import { addRepair, lockOwnRepair, type NewRepair, type RepairAccess, repairOf } from './repair.store.ts';
import { repairLinkToken } from './repair-link.ts';
import { holdCustomer } from './repairs-of-customer.store.ts';

/** [R2.019] What a customer may have repaired: pieces with a certificate, and others that have reached them. */
export async function carePieces(
  { db }: Pick<ServiceDeps, 'db'>,
  principal: Shopper,
  locale: Locale,
): Promise<AnswerOf<'getCarePieces'>> {
  const customerId = customerIdOf(principal);
  if (customerId === undefined) return { pieces: [], isCustomer: false };
  const [certified, bought] = await Promise.all([
    certificatesOf(db, customerId, locale.language),
    boughtPieces(db, customerId, locale.language),
  ]);
  const named = new Set(certified.map(({ skuId }) => skuId));
  return {
    isCustomer: true,
    pieces: [
      ...certified.map((row) => ({ serialNumber: row.serialNumber, ...pieceOf(row, locale) })),
      ...bought
        .filter(({ skuId }) => !named.has(skuId))
        .map((row) => ({ sku: toCertifiedPiece(row, locale) })),
    ],
  };
}

interface RequestCall {
  readonly principal: Shopper;
  readonly locale: Locale;
  readonly address: string;
  readonly body: BodyOf<'requestRepair'>;
}
type RequestDeps = Pick<ServiceDeps, 'db' | 'config' | 'clock' | 'ids' | 'random' | 'jobs'>;
type RequestRefusal = Refusal<'bad_request' | 'not_found' | 'too_many_requests' | 'unauthorized'>;

/** Signs of a number: 40 bits, told to nobody but who asked. */
const NUMBER_BYTES = 8;

/** [R2.019] Keeps a request, and leaves its mail behind. The piece must be the customer's; a guest says whose it is, and what it is called. */
export async function requestRepair(
  deps: RequestDeps,
  { principal, locale, address, body }: RequestCall,
): Promise<Result<AnswerOf<'requestRepair'>, RequestRefusal>> {
  const customerId = customerIdOf(principal);
  const contact = customerId === undefined ? contactIn(body) : accepted(undefined);
  if (!contact.ok) return contact;
  const piece = await findPiece(deps, { customerId, body, locale });
  if (piece === undefined)
    return refused({ code: 'not_found', about: body.serialNumber ?? body.skuId ?? '' });
  const subject = customerId ?? contact.value?.email ?? '';
  const uses = strangersUse('repair request', { address, subject }, deps.config.useLimits.repairs);
  const wait = await limitUses(deps, uses);
  if (wait !== undefined) return refused({ code: 'too_many_requests', retryAfterSeconds: wait });
  const { description } = body;
  return keepRequest(deps, { principal, locale, asked: { ...piece, description, contact: contact.value } });
}

interface KnownRequest {
  readonly principal: Shopper;
  readonly locale: Locale;
  readonly asked: AskedPiece & Pick<NewRepair, 'description' | 'contact'>;
}

/**
 * Writes a request down, with the mail that says its number; a guest gets the link that the mail has. Where the account is
 * deleted at the same moment, the request goes with it or is refused.
 */
async function keepRequest(
  deps: RequestDeps,
  { principal, locale, asked }: KnownRequest,
): Promise<Result<AnswerOf<'requestRepair'>, Refusal<'unauthorized'>>> {
  const id = deps.ids.next();
  const number = `RP-${cardSigns(deps.random.bytes(NUMBER_BYTES))}`;
  const { market, code, currency } = locale;
  const movedAt = deps.clock.now();
  const customerId = customerIdOf(principal);
  const isKept = await inTransaction(deps.db, async (transaction) => {
    if (customerId !== undefined && !(await holdCustomer(transaction, customerId))) return false;
    const repair = { id, number, market, locale: code, currency, ...asked, owner: ownerOf(principal) };
    await addRepair(transaction, repair, movedAt);
    await deps.jobs.enqueue(transaction, 'send-repair-mail', { repairId: id, news: 'requested' });
    return true;
  });
  if (!isKept) return refused({ code: 'unauthorized' });
  return accepted(
    asked.contact === undefined
      ? { id, number }
      : { id, number, linkToken: repairLinkToken(deps, { market, id, movedAt }) },
  );
}

const missing = (about: string) => refused({ code: 'bad_request', about, scope: 'field' } as const);

/** Who a guest is; the first field that is missing. */
function contactIn({
  firstName,
  lastName,
  email,
}: BodyOf<'requestRepair'>): Result<NonNullable<NewRepair['contact']>, Refusal<'bad_request'>> {
  if (firstName === undefined) return missing('firstName');
  if (lastName === undefined) return missing('lastName');
  return email === undefined ? missing('email') : accepted({ firstName, lastName, email });
}

type AskedPiece = Pick<NewRepair, 'serialNumber' | 'skuId' | 'piece'>;

/** The piece that a request is about; undefined where it names one that the customer does not have. */
async function findPiece(
  { db }: Pick<ServiceDeps, 'db'>,
  asked: {
    readonly customerId: string | undefined;
    readonly body: BodyOf<'requestRepair'>;
    readonly locale: Locale;
  },
): Promise<AskedPiece | undefined> {
  const { customerId, body, locale } = asked;
  const { piece = null } = body;
  if (piece !== null) return { serialNumber: null, skuId: null, piece };
  if (customerId === undefined) return undefined;
  if (body.serialNumber !== undefined) {
    const serialNumber = readSerialNumber(body.serialNumber);
    const row = await certificateOf(db, { customerId, serialNumber }, locale.language);
    return row && { serialNumber, skuId: row.skuId, piece };
  }
  const bought = await boughtPieces(db, customerId, locale.language);
  const skuId: SkuId | undefined = bought.find((row) => row.skuId === body.skuId)?.skuId;
  return skuId === undefined ? undefined : { serialNumber: null, skuId, piece };
}

interface PhotoCall {
  readonly principal: Shopper;
  readonly params: { readonly id: string };
  readonly body: BodyOf<'addRepairPhoto'>;
}
type PhotoRefusal = Refusals<RepairPhotoFault | 'not_found' | 'repair_changed' | 'too_many_photos'>;

/** [R2.019] Keeps a photo of a request that the house has not taken up, sealed. Its bytes alone say what it is. */
export async function keepRepairPhoto(
  deps: Pick<ServiceDeps, 'db' | 'config' | 'clock' | 'random'>,
  { principal, params: { id }, body }: PhotoCall,
): Promise<Result<AnswerOf<'addRepairPhoto'>, PhotoRefusal>> {
  const bytes = Buffer.from(body.photo, 'base64');
  const read = readRepairPhoto(bytes);
  if (!read.ok) return refused({ ...read.refusal, about: 'photo' });
  return inTransaction(deps.db, async (transaction) => {
    const repair = await lockOwnRepair(transaction, ownerOf(principal), id);
    if (repair === undefined) return refused({ code: 'not_found', about: id });
    if (repair.state !== 'requested') return refused({ code: 'repair_changed' });
    const place = (await countPhotos(transaction, id)) + 1;
    if (place > REPAIR_PHOTO_LIMITS.count)
      return refused({ code: 'too_many_photos', about: 'photo', max: REPAIR_PHOTO_LIMITS.count });
    const sealed = sealFile(deps, { kind: 'repair-photo', of: id, place }, bytes);
    await addPhoto(transaction, { repairId: id, place, type: read.value, sealed }, deps.clock.now());
    return accepted({ place });
  });
}

interface OpenedPhoto {
  readonly bytes: Uint8Array;
  readonly type: RepairPhotoType;
}

/** [R2.052] A photo of a repair whose reader was asked about before; undefined once it was deleted. */
export async function readPhoto(
  deps: Pick<ServiceDeps, 'db' | 'config'>,
  repairId: string,
  place: number,
): Promise<OpenedPhoto | undefined> {
  const row = await findPhoto(deps.db, repairId, place);
  const bytes = row && openFile(deps, { kind: 'repair-photo', of: repairId, place }, Buffer.from(row.sealed));
  return row && bytes && { bytes, type: row.type };
}

/** [R2.019] A photo for who may see its repair; another's is not there. */
export async function seenPhoto(
  deps: Pick<ServiceDeps, 'db' | 'config'>,
  access: RepairAccess,
  { id, place }: { readonly id: string; readonly place: string },
): Promise<OpenedPhoto | undefined> {
  const repair = await repairOf(deps.db, { access, id }, 'eng');
  return repair && readPhoto(deps, id, Number(place));
}

import { createHash } from 'node:crypto';
import { inTransaction, type Queryable, type Transaction } from '@vitrine/database';
import {
  isForCustomer,
  ORDER_NUMBER_BYTES,
  orderNumber,
  ownerOf,
  type Refusals,
  refused,
  type Result,
  type ReturnTerms,
  returnTermsOf,
  type ReturnWay,
} from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import { marketOf } from '../../http/session.store.ts';
import { configFiles } from '../../setup/index.ts';
import { linkedOrder, type OrderRequest } from '../order-access.ts';
import type { OrderKey } from '../settled.store.ts';
import { tellWorkshop } from '../workshop/tell-workshop.ts';
import {
  claimSubmission,
  dropSubmission,
  keepAnswer,
  ordersOfParcels,
  parcelsOfOneOrder,
  type Submission,
  takesReturns,
} from './return.store.ts';

/** What an Idempotency-Key may be, as with the commit of an order. */
const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/u;
const NUMBER_PREFIX = 'R';

/**
 * [R7.043, R7.127] The orders of some parcels that a request may send back: those of its customer, and the one that its
 * link opens. A guest without a link has no account to find orders in.
 */
export async function ordersToReturn(
  deps: ServiceDeps,
  request: OrderRequest,
  parcelIds: readonly string[],
): Promise<Result<ReadonlyMap<string, OrderKey>, Refusals<'unauthorized'>>> {
  const linked = linkedOrder(deps, request);
  const isCustomer = isForCustomer(request.session.principal);
  if (linked === undefined && !isCustomer) return refused({ code: 'unauthorized' });
  const own = isCustomer ? await ordersOfParcels(deps.db, request.session, parcelIds) : new Map();
  const opened = linked === undefined ? new Map() : await parcelsOfOneOrder(deps.db, linked, parcelIds);
  return { ok: true, value: new Map([...own, ...opened]) };
}

/** Who learns of a return or an exchange as soon as it is asked for: the workshop, and by a mail whoever asked. */
export async function tellOfReturn(
  deps: ServiceDeps,
  transaction: Transaction,
  { market, orderId, returnId }: OrderKey & { readonly returnId: string },
): Promise<void> {
  await tellWorkshop(deps, transaction, { market, orderId, type: 'return.requested', returnId });
  await deps.jobs.enqueue(transaction, 'send-return-mail', { market, returnId, kind: 'return-requested' });
}

/** How pieces come back: to a store where one is named, else by parcel. */
export const wayOf = ({
  way,
  locationId,
}: {
  readonly way?: ReturnWay | undefined;
  readonly locationId?: string | undefined;
}): ReturnWay => way ?? (locationId === undefined ? 'parcel' : 'store');

/** Whether a store is named exactly where pieces are brought to one, and takes them. */
export async function isPlaceRight(
  deps: Pick<ServiceDeps, 'db'>,
  place: { readonly way?: ReturnWay | undefined; readonly locationId?: string | undefined },
): Promise<boolean> {
  const { locationId } = place;
  if (wayOf(place) !== 'store') return locationId === undefined;
  return locationId !== undefined && takesReturns(deps.db, locationId);
}

/** The terms of the market that an order stands in. */
export async function returnTerms(
  { config }: Pick<ServiceDeps, 'config'>,
  db: Queryable,
  market: string,
): Promise<ReturnTerms> {
  const files = await configFiles(db, config.nodeEnv ?? 'production');
  return returnTermsOf(
    files.find(({ group, name }) => group === 'front' && name === 'returns')?.body,
    marketOf(market),
  );
}

/** A number that the customer writes on the parcel: not guessable one after the other. */
export const newReturnNumber = ({ random }: Pick<ServiceDeps, 'random'>): string =>
  orderNumber(NUMBER_PREFIX, random.bytes(ORDER_NUMBER_BYTES));

/** What a list asks under its Idempotency-Key: another list under the same key is another submission. */
function submissionOf(
  deps: ServiceDeps,
  { session, header }: OrderRequest,
  body: object,
): Submission | 'wrong key' | undefined {
  const key = header('Idempotency-Key');
  if (key === undefined) return undefined;
  if (!IDEMPOTENCY_KEY.test(key)) return 'wrong key';
  const linked = linkedOrder(deps, { header });
  const { customerId, sessionId } = ownerOf(session.principal);
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return {
    market: session.market,
    by: linked?.orderId ?? customerId ?? sessionId ?? '',
    key: `${key}.${digest}`,
  };
}

/** Does a submission once: whoever repeats it under its key gets the answer of the first; a refused one may be sent again. */
export async function submitOnce<Answer extends object, Code extends string>(
  deps: ServiceDeps,
  {
    request,
    body,
    parse,
  }: {
    readonly request: OrderRequest;
    readonly body: object;
    readonly parse: (stored: unknown) => Answer;
  },
  submit: (transaction: Transaction) => Promise<Result<Answer, Refusals<Code>>>,
): Promise<Result<Answer, Refusals<Code | 'bad_request'>>> {
  const submission = submissionOf(deps, request, body);
  if (submission === 'wrong key') return refused({ code: 'bad_request', about: 'Idempotency-Key' });
  return inTransaction(deps.db, async (transaction) => {
    if (submission === undefined) return submit(transaction);
    const claimed = await claimSubmission(transaction, submission, deps.clock.now());
    if (!claimed.isNew) return { ok: true, value: parse(claimed.answer) };
    const answer = await submit(transaction);
    if (answer.ok) await keepAnswer(transaction, submission, answer.value);
    else await dropSubmission(transaction, submission);
    return answer;
  });
}

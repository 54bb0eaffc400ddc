import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  arePlainWords,
  customerIdOf,
  isAgent,
  isForCustomer,
  type LocaleCode,
  pageUrl,
  type Refusal,
  type Refusals,
  refused,
  type Result,
  saysName,
  SELECTION_LIMIT,
  SELECTION_MAIL_LIMIT,
  type Shopper,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import { limitUses } from '../http/limit-uses.ts';
import { type Session, viewerValues } from '../http/session.ts';
import { shownSkus } from '../wishlist/index.ts';
import { addSelection, recipientOf } from './selection.store.ts';

/** [R7.141] 128 bits: nobody guesses a link. */
const ID_BYTES = 16;

type Wish = BodyOf<'sendSelection'>;
type SendRefusal = 'unknown_sku' | 'words_not_plain' | 'needs_link';

/**
 * [R7.142] Keeps a selection: an agent's for the client whom they serve, who is written to, or for nobody in particular, who gets
 * its link; a customer's for whom they give the link to. What is refused is refused as a whole: nothing is kept of it.
 */
export async function sendSelection(
  deps: ServiceDeps,
  { session, principal, body, locale }: Call<'sendSelection'>,
): Promise<Result<AnswerOf<'sendSelection'>, Refusals<SendRefusal | 'unauthorized' | 'too_many_requests'>>> {
  if (principal.kind === 'guest') return refused({ code: 'unauthorized' });
  const recipient =
    principal.kind === 'agent_for_client' ? await recipientOf(deps.db, principal.customerId) : undefined;
  const faults = faultsOf(body, principal, recipient);
  if (faults !== undefined) return refused(faults);
  const wait = await waitFor(deps, principal);
  if (wait !== undefined) return refused({ code: 'too_many_requests', retryAfterSeconds: wait });

  const pieces = body.pieces
    .filter(({ skuId }, at) => body.pieces.findIndex((one) => one.skuId === skuId) === at)
    .map(({ skuId, words = '' }) => ({ skuId, words }));
  const skuIds = pieces.map(({ skuId }) => skuId);
  const shown = await shownSkus(deps.db, skuIds, viewerValues(session, deps.clock.now()));
  const [unknown, ...more] = skuIds
    .filter((skuId) => !shown.has(skuId))
    .map((about) => ({ code: 'unknown_sku', about }) as const);
  if (unknown !== undefined) return refused([unknown, ...more]);

  const id = deps.random.bytes(ID_BYTES).toString('base64url');
  const isMailed = recipient?.isWrittenTo === true && (await mayBeMailed(deps, session));
  await inTransaction(deps.db, async (transaction) => {
    await addSelection(transaction, {
      id,
      ...whoseOf(principal),
      words: body.words || null,
      isPublic: body.isPublic,
      now: deps.clock.now(),
      pieces,
    });
    if (isMailed) await deps.jobs.enqueue(transaction, 'send-selection', { selectionId: id });
  });
  return accepted({ id, path: selectionPath(locale.code, { id, isPublic: body.isPublic }), isMailed });
}

/** Where a selection is read: whoever has a public link needs no account. */
export function selectionPath(
  localeCode: LocaleCode,
  { id, isPublic }: { readonly id: string; readonly isPublic: boolean },
): string {
  return pageUrl(localeCode, isPublic ? `recommendations/${id}` : `mylv/recommendations/${id}`);
}

type Recipient = Awaited<ReturnType<typeof recipientOf>>;

/** [R2.030] What anybody may read names nobody: neither its form nor the words of who wrote it. */
function faultsOf(
  { words = '', pieces, isPublic }: Wish,
  principal: Shopper,
  recipient: Recipient,
): Refusals<'words_not_plain' | 'needs_link'> | undefined {
  if (!isPublic && !isForCustomer(principal)) return { code: 'needs_link', about: 'isPublic' };
  const names = isPublic ? namesOf(recipient) : [];
  const said = [
    { about: 'words', words },
    ...pieces.map((piece, at) => ({ about: `pieces.${at}.words`, words: piece.words ?? '' })),
  ];
  const [first, ...more] = said
    .filter((one) => !arePlainWords(one.words) || saysName(one.words, names))
    .map(({ about }): Refusal<'words_not_plain'> => ({ code: 'words_not_plain', about }));
  return first === undefined ? undefined : [first, ...more];
}

function namesOf(recipient: Recipient): readonly string[] {
  if (recipient === undefined) return [];
  const { firstName, lastName, firstNameReading, lastNameReading } = recipient;
  return [firstName, lastName, firstNameReading ?? '', lastNameReading ?? ''];
}

/** By whom, and for whom. */
function whoseOf(principal: Shopper) {
  const customerId = customerIdOf(principal) ?? null;
  return isAgent(principal)
    ? { agentId: principal.agentId, recipientId: customerId, makerId: null }
    : { agentId: null, recipientId: null, makerId: customerId };
}

async function waitFor(deps: ServiceDeps, principal: Shopper): Promise<number | undefined> {
  const subject = isAgent(principal) ? principal.agentId : (customerIdOf(principal) ?? principal.sessionId);
  return limitUses(deps, [{ what: 'selection', subject, ...SELECTION_LIMIT }]);
}

/** Whether the client was not sent enough of them today. */
async function mayBeMailed(deps: ServiceDeps, { principal }: Session): Promise<boolean> {
  const subject = customerIdOf(principal) ?? principal.sessionId;
  const wait = await limitUses(deps, [{ what: 'selection mail', subject, ...SELECTION_MAIL_LIMIT }]);
  return wait === undefined;
}

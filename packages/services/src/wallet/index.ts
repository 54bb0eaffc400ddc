import type { AnswerOf, Collectible, WalletBody } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  type Locale,
  readWalletAddress,
  type Refusal,
  refused,
  type Result,
} from '@vitrine/domain';
import { toPrice } from '../catalog/index.ts';
import { codeHash, toCertifiedPiece } from '../certificates/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { forgiveUses, limitUses, strangersUse } from '../http/limit-uses.ts';
import { hasWrongChecksum } from './address-checksum.ts';
import { collectiblePass } from './collectible-pass.ts';
import {
  claimByCode,
  collectibleOf,
  type CollectibleRow,
  collectiblesOf,
  type GiftCardUseRow,
  giftCardUses,
  linkWallet,
  walletIdOf,
} from './wallet.store.ts';

export { forgetWallet, heldWallet } from './wallet.store.ts';

/** [R2.053, R2.054, R7.178] What a customer holds beside pieces: collectibles, a linked address, gift cards. */
export function mountWallet(mount: MountCall, deps: ServiceDeps): void {
  const { db } = deps;
  mount('getWallet', async ({ principal: { customerId }, locale }) => {
    const [walletId, collectibles, uses] = await Promise.all([
      walletIdOf(db, customerId),
      collectiblesOf(db, customerId, locale.language),
      giftCardUses(db, customerId),
    ]);
    return accepted({
      ...(walletId === null ? {} : { walletId }),
      collectibles: collectibles.map((row) => toCollectible(row, locale)),
      giftCards: toGiftCards(uses, locale),
      offersPasses: deps.gateways.passes !== undefined,
    });
  });
  mount('getCollectiblePass', ({ principal: { customerId }, params, locale }) =>
    collectiblePass(deps, { customerId, id: params.collectibleId, locale }),
  );
  mount('patchWalletId', ({ principal, body }) => link(deps, principal.customerId, body.walletId));
  mount('claimCollectible', (call) =>
    claim(deps, {
      customerId: call.principal.customerId,
      address: call.address,
      code: call.body.code,
      locale: call.locale,
    }),
  );
  mount('getGiftCardBalance', async ({ principal: { customerId }, address, body, locale }) => {
    // A PIN is short: neither one customer nor one network may go through all of them, nor many customers those of one card.
    const limits = deps.config.useLimits.codeTries;
    const uses = [
      ...strangersUse('gift card PIN', { address, subject: customerId }, limits),
      { what: 'gift card PIN by card', subject: body.number, ...limits.perSubject },
    ];
    const wait = await limitUses(deps, uses);
    if (wait !== undefined) return refused({ code: 'too_many_requests', retryAfterSeconds: wait });
    const card = await deps.gateways.giftCard.check({ ...body, currency: locale.currency });
    if (!card.ok) return card;
    await forgiveUses(deps, uses);
    const { lastFour, balance: amount, currency } = card.value;
    return accepted({ lastFour, balance: toPrice({ amount, currency }, locale) });
  });
}

/** [R7.178] An address that is another's is refused as one that is none: nobody learns whose is known here. */
async function link(
  { db }: Pick<ServiceDeps, 'db'>,
  customerId: string,
  typed: string | null,
): Promise<Result<AnswerOf<'patchWalletId'>, Refusal<'bad_request' | 'secret_given'>>> {
  const notOne = refused({ code: 'bad_request', about: 'walletId', scope: 'field' } as const);
  const read = typed === null ? accepted(null) : readWalletAddress(typed);
  if (!read.ok)
    return read.refusal.code === 'secret_given'
      ? refused({ code: 'secret_given', about: 'walletId' })
      : notOne;
  const walletId = read.value;
  if (walletId !== null && hasWrongChecksum(walletId)) return notOne;
  const isLinked = await inTransaction(db, (transaction) => linkWallet(transaction, customerId, walletId));
  return isLinked ? accepted({ walletId }) : notOne;
}

interface ClaimOfCode {
  readonly customerId: string;
  readonly address: string;
  readonly code: string;
  readonly locale: Locale;
}

/** [R2.054] A code claims once. One that was used, by whomever, and one that never was have the same answer. */
async function claim(
  deps: Pick<ServiceDeps, 'db' | 'config' | 'clock'>,
  { customerId, address, code, locale }: ClaimOfCode,
): Promise<Result<Collectible, Refusal<'claim_not_good' | 'too_many_requests'>>> {
  const uses = strangersUse(
    'collectible code',
    { address, subject: customerId },
    deps.config.useLimits.codeTries,
  );
  const wait = await limitUses(deps, uses);
  if (wait !== undefined) return refused({ code: 'too_many_requests', retryAfterSeconds: wait });
  const claimed = { codeHash: codeHash(code), customerId };
  const id = await claimByCode(deps.db, claimed, deps.clock.now());
  const row = id && (await collectibleOf(deps.db, { customerId, id }, locale.language));
  if (!row) return refused({ code: 'claim_not_good', about: 'code' });
  await forgiveUses(deps, uses);
  return accepted(toCollectible(row, locale));
}

function toCollectible(row: CollectibleRow, locale: Locale): Collectible {
  const { id, edition, editionOf, claimedAt } = row;
  return { id, sku: toCertifiedPiece(row, locale), edition, editionOf, claimedAt: claimedAt.toISOString() };
}

/** Cards by their last digits: that is all that the shop knows of them. */
function toGiftCards(rows: readonly GiftCardUseRow[], locale: Locale): WalletBody['giftCards'] {
  return Array.from(
    Map.groupBy(rows, ({ lastFour }) => lastFour),
    ([lastFour, uses]) => ({
      lastFour,
      uses: uses.map(({ orderId, number, placedAt, amount, currency, refundedAmount }) => ({
        orderId,
        orderNumber: number,
        at: placedAt.toISOString(),
        paid: toPrice({ amount, currency }, locale),
        ...(refundedAmount > 0 && { givenBack: toPrice({ amount: refundedAmount, currency }, locale) }),
      })),
    }),
  );
}

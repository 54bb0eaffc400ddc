import type { Sku, WishlistBody } from '@vitrine/contracts';
import { withoutSizePlaceholders } from '@vitrine/domain';
import type { CallResult } from '../api/call-failure.ts';
import { entryTexts, failureTexts } from '../api/failure-text.ts';
import type { Labels } from '../i18n/labels.ts';

/** [R3.012] A piece on its way to the wishlist, as it is sent. */
export interface WishlistAddition {
  readonly skuId: string;
  readonly productId: string;
  /** As the notification says it. */
  readonly name: string;
  readonly mediaUrl: string;
}

/** What is known of a SKU wherever it can be wished. */
export type Wished = Pick<Sku, 'identifier' | 'productId' | 'name' | 'mediaUrl'>;

/** [R3.012, R3.013] A SKU as a wish: the address of its picture without what stands for a size. */
export function wishOf({ identifier, productId, name, mediaUrl }: Wished): WishlistAddition {
  return { skuId: identifier, productId, name, mediaUrl: withoutSizePlaceholders(mediaUrl) };
}

export interface WishPlan {
  readonly already: readonly WishlistAddition[];
  readonly missing: readonly WishlistAddition[];
}

/** [R4.025] What of the wishes is on the list, as far as it is known, and what is to be sent. */
export function wishPlan(
  list: WishlistBody['wishlist'] | undefined,
  wishes: readonly WishlistAddition[],
): WishPlan {
  const held = new Set(list?.map(({ identifier }) => identifier));
  return {
    already: wishes.filter(({ skuId }) => held.has(skuId)),
    missing: wishes.filter(({ skuId }) => !held.has(skuId)),
  };
}

/** What came of an add, for the notification. */
export interface WishOutcome {
  /** Names of what was added [R8.011]. */
  readonly added: readonly string[];
  /** Names of what was there before [R8.012]. */
  readonly already: readonly string[];
  /** Why the rest is not on the list. */
  readonly errors: readonly string[];
}

const ALREADY = 'already_in_wishlist';

/**
 * [R4.025] What is said after an add. The services have the last word: another tab may have added a piece meanwhile.
 *
 * @param result of the call that sent what was missing; undefined when nothing was.
 */
export function wishOutcome(
  { already, missing }: WishPlan,
  result: CallResult<WishlistBody> | undefined,
  labels: Labels,
): WishOutcome {
  const entries = (result && entriesOf(result))?.filter(({ valid }) => valid) ?? [];
  const codes = new Map(entries.map((entry) => [entry.statusDetails, entry.errorCode]));
  const late = missing.filter(({ skuId }) => codes.get(skuId) === ALREADY);
  const names = new Map(missing.map(({ skuId, name }) => [skuId, name]));
  const others = entries.filter(({ errorCode }) => errorCode !== ALREADY);
  const isSilentFailure = result?.ok === false && entries.length === 0;
  const added = result?.ok === true ? missing.filter(({ skuId }) => !codes.has(skuId)) : [];
  return {
    added: added.map(({ name }) => name),
    already: [...already, ...late].map(({ name }) => name),
    errors: isSilentFailure ? failureTexts(result.failure, labels) : entryTexts(others, labels, names),
  };
}

const entriesOf = (result: CallResult<WishlistBody>) =>
  result.ok ? result.value.errors : result.failure.errors;

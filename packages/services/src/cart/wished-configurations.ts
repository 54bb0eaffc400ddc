import type { DesignWishBody } from '@vitrine/contracts';
import type { Transaction } from '@vitrine/database';
import { type LineConfiguration, type Locale, PLAIN, type Refusal, type SkuId } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { designOf, offersFor } from '../personalisation/index.ts';

interface WantedItem {
  readonly skuId: SkuId;
  readonly quantity: number;
  readonly personalisation?: DesignWishBody | undefined;
}
interface ConfiguredItem {
  readonly skuId: SkuId;
  readonly quantity: number;
  readonly configuration: LineConfiguration;
}
type DesignOutcome = Awaited<ReturnType<typeof designOf>>;
/** Why a piece cannot be personalised as somebody wishes. */
export type DesignRefusalCode = Extract<DesignOutcome, { ok: false }>['refusal']['code'];

/**
 * [R7.100, R1.007] What is wished, with the configuration that its line will have. What cannot be made is refused by the
 * field, and is no line.
 */
export async function configurationsOf(
  deps: ServiceDeps,
  transaction: Transaction,
  {
    wanted,
    isKnown,
    locale,
  }: {
    readonly wanted: readonly WantedItem[];
    /** Whether the shopper is offered the SKU: what is unknown is refused as such, with a design or without. */
    readonly isKnown: (skuId: SkuId) => boolean;
    readonly locale: Locale;
  },
): Promise<{
  readonly wishes: readonly ConfiguredItem[];
  readonly refusals: readonly Refusal<DesignRefusalCode>[];
}> {
  const skuIds = wanted.flatMap(({ skuId, personalisation }) =>
    personalisation === undefined ? [] : [skuId],
  );
  const offers = skuIds.length === 0 ? undefined : await offersFor(transaction, skuIds);
  const wishes: ConfiguredItem[] = [];
  const refusals: Refusal<DesignRefusalCode>[] = [];
  for (const { skuId, quantity, personalisation: wish } of wanted) {
    if (wish === undefined || !isKnown(skuId)) {
      wishes.push({ skuId, quantity, configuration: PLAIN });
      continue;
    }
    const design = await designOf(deps, transaction, { skuId, offer: offers?.get(skuId), wish, locale });
    if (design.ok) wishes.push({ skuId, quantity, configuration: { personalisation: design.value } });
    else refusals.push({ ...design.refusal, scope: 'field' });
  }
  return { wishes, refusals };
}

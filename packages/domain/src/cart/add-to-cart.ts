import { type AgeAccess, ageRefusal, type AgeRefusalCode } from '../access/age-access.ts';
import { isAgent, type Principal } from '../access/principal.ts';
import type { SkuId } from '../catalog/sku-id.ts';
import type { CartLimits } from '../policy/limits.ts';
import { isObtainable, type OfferedSku } from '../purchase/purchase-button.ts';
import { accepted, refused, type Result } from '../shared/result.ts';
import {
  brokenLimit,
  type CartLimitRefusal,
  type CartLine,
  type CartSku,
  mergingLine,
  withLine,
} from './cart-line.ts';
import type { LineConfiguration } from './line-configuration.ts';

/** A SKU as somebody wants to buy it, with what the purchase button is decided by. */
export interface SkuOnOffer extends CartSku, OfferedSku {
  readonly inStock: boolean;
  /** Whether the session may have it for its age [R8.042]. */
  readonly ageAccess: AgeAccess;
}
export interface CartWish {
  /** The id of its line, where the cart has none yet that it joins. */
  readonly lineId: string;
  readonly skuId: SkuId;
  /** Undefined where the shop knows no such SKU. */
  readonly sku: SkuOnOffer | undefined;
  readonly configuration: LineConfiguration;
  readonly quantity: number;
}
export interface SkuRefusal {
  readonly code: 'unknown_sku' | AgeRefusalCode | 'not_for_sale' | 'samples_not_allowed' | 'out_of_stock';
  readonly about: string;
}
export type AddRefusal = SkuRefusal | CartLimitRefusal;

export interface FilledCart {
  readonly lines: readonly CartLine[];
  /** One for each wish that was not granted, in the order of the wishes. */
  readonly refusals: readonly AddRefusal[];
}
export interface AddRules {
  readonly limits: CartLimits;
  /** The locale sells online [R4.001]. */
  readonly isShop: boolean;
  /** Who adds: an agent may sell what the shop does not. */
  readonly principal: Principal;
}

/** [R7.100, R8.007, R8.008] Grants each wish as a whole or not at all, in their order. */
export function addToCart(
  lines: readonly CartLine[],
  wishes: readonly CartWish[],
  rules: AddRules,
): FilledCart {
  return wishes.reduce<FilledCart>(
    (cart, wish) => {
      const added = addOne(cart.lines, wish, rules);
      return added.ok
        ? { ...cart, lines: added.value }
        : { ...cart, refusals: [...cart.refusals, added.refusal] };
    },
    { lines, refusals: [] },
  );
}

function addOne(
  lines: readonly CartLine[],
  { lineId, sku, skuId, configuration, quantity }: CartWish,
  { limits, isShop, principal }: AddRules,
): Result<readonly CartLine[], AddRefusal> {
  if (sku === undefined) return refused({ code: 'unknown_sku', about: skuId });
  const age = ageRefusal(sku.ageAccess);
  if (age !== undefined) return refused({ code: age, about: skuId });
  const seller = { isShop, isAgent: isAgent(principal) };
  if (!isObtainable(sku, sku.inStock, seller)) {
    return refused({ code: isObtainable(sku, true, seller) ? 'out_of_stock' : 'not_for_sale', about: skuId });
  }
  if (sku.isSample && !lines.some((line) => line.sku.takesSamples)) {
    return refused({ code: 'samples_not_allowed', about: skuId });
  }
  const present = mergingLine(lines, { sku, configuration });
  const { id, quantity: already } = present ?? { id: lineId, quantity: 0 };
  const wished = { id, sku, configuration, quantity: already + quantity };
  const others = lines.filter((line) => line.id !== id);
  const broken = brokenLimit(others, wished, limits);
  return broken === undefined ? accepted(withLine(lines, wished)) : refused(broken);
}

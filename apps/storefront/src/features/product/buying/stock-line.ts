import type { PurchaseButton } from '@vitrine/domain';
import type { LabelKey } from '../../../shared/i18n/labels.ts';

/** [R4.001] What is said of the stock under the buttons: “in stock” only of what can be put into the cart here. */
export function stockLine(offer: PurchaseButton, inStock: boolean | undefined): LabelKey | undefined {
  if (inStock === undefined) return undefined;
  if (!inStock) return 'product_out_of_stock';
  return offer === 'add-to-cart' ? 'product_in_stock' : undefined;
}

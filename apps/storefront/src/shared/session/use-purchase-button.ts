import { type OfferedSku, type PurchaseButton, purchaseButton } from '@vitrine/domain';
import { useFeature } from '../page/features.ts';
import { usePage } from '../page/page.tsx';
import { isByAgent, shopper } from './shopper.ts';
import { useStore } from './store.ts';

/** The one rule of what a SKU offers [R4.001–R4.003], for this page's locale, this shopper and the features that are on. */
export function usePurchaseButton(): (sku: OfferedSku, inStock: boolean | undefined) => PurchaseButton {
  const { isShop } = usePage().locale;
  const isAgent = useStore(shopper, isByAgent);
  const comesBack = useFeature('backInStock');
  return (sku, inStock) =>
    purchaseButton({ ...sku, backInStock: sku.backInStock && comesBack }, inStock, { isShop, isAgent });
}

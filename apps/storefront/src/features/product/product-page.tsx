import type { ProductResponse, Sku } from '@vitrine/contracts';
import { lazy, Suspense } from 'react';
import { usePage } from '../../shared/page/page.tsx';
import { CardGrid, CardRows } from '../../shared/cards/card-grid.tsx';
import { Breadcrumb } from '../../shared/navigation/breadcrumb.tsx';
import { QuoteBlock } from '../../shared/ui/quote-block.tsx';
import { BuyingColumn } from './buying/buying-column.tsx';
// Imported with the page, because the section is in the HTML before its script arrives.
import './bundle/bundle-section.module.css';
import { Gallery } from './gallery/gallery.tsx';
import { TheLook } from './look/the-look.tsx';
import styles from './product-page.module.css';

const BundleSection = lazy(async () => ({
  default: (await import('./bundle/bundle-section.tsx')).BundleSection,
}));

export interface ProductPageProps {
  readonly response: ProductResponse;
  readonly sku: Sku;
  /** What is inside the SKU that the page was loaded with, where it is a bundle and that is known. */
  readonly bundle: readonly Sku[] | undefined;
  /** Whether the shopper may have something written on it, or made of it. */
  readonly isPersonalised: boolean;
  readonly onTryOn: () => void;
  /** The pointer or the focus is on the invitation: what it opens may be fetched. */
  readonly onTryOnIntent: () => void;
}

/** [R2.119] Gallery and buying column side by side, then the piece's story, then what goes with it. */
export function ProductPage(props: ProductPageProps) {
  const { response, sku, bundle, isPersonalised, onTryOn, onTryOnIntent } = props;
  const { t } = usePage().labels;
  const { product, pageEdito, relatedProducts, videos } = response;
  // A piece that is worn with this one is not shown a second time.
  const worn = new Set(relatedProducts.map(({ productId }) => productId));
  const similar = response.similarProducts.filter(({ productId }) => !worn.has(productId));
  return (
    <>
      <Breadcrumb trail={product.categories} current={product.name} />
      <div className={styles['product']}>
        <Gallery {...{ product, sku, videos, onTryOn, onTryOnIntent }} />
        <BuyingColumn {...{ product, sku, isPersonalised }} agecSheets={response.agecSheets} />
      </div>
      {sku.bundleSkuIds.length > 0 && (
        <Suspense>
          <BundleSection key={sku.identifier} ids={sku.bundleSkuIds} known={bundle} />
        </Suspense>
      )}
      <TheLook looks={response.thelook.looks} sku={sku} />
      {pageEdito.quote !== undefined && <QuoteBlock text={pageEdito.quote} language={product.textLanguage} />}
      <CardRows>
        <CardGrid title={t('product_worn_with')} cards={relatedProducts} />
        <CardGrid title={t('product_similar')} cards={similar} />
      </CardRows>
    </>
  );
}

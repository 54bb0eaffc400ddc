import type { ProductResponse, Sku } from '@vitrine/contracts';
import { usePage } from '../../shared/page/page.tsx';
import { CardGrid } from '../../shared/cards/card-grid.tsx';
import { Breadcrumb } from '../../shared/navigation/breadcrumb.tsx';
import { QuoteBlock } from '../../shared/ui/quote-block.tsx';
import { BuyingColumn } from './buying-column.tsx';
import { Gallery } from './gallery.tsx';
import styles from './product-page.module.css';

export interface ProductPageProps {
  readonly response: ProductResponse;
  readonly sku: Sku;
  readonly onTryOn: () => void;
}

/** [R2.119] Gallery and buying column side by side, then the piece's story, then what goes with it. */
export function ProductPage({ response, sku, onTryOn }: ProductPageProps) {
  const { t } = usePage().labels;
  const { product, pageEdito, relatedProducts, similarProducts } = response;
  return (
    <>
      <Breadcrumb trail={product.categories} current={product.name} />
      <div className={styles['product']}>
        <Gallery product={product} sku={sku} onTryOn={onTryOn} />
        <BuyingColumn product={product} sku={sku} />
      </div>
      {pageEdito.quote !== undefined && <QuoteBlock text={pageEdito.quote} />}
      <CardGrid title={t('product_worn_with')} cards={relatedProducts} />
      <CardGrid title={t('product_similar')} cards={similarProducts} />
    </>
  );
}

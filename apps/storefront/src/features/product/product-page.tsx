import { lazy, Suspense } from 'react';
import { Breadcrumb } from '../../shared/navigation/breadcrumb.tsx';
// Imported with the page, because what they are for is in the HTML before its script arrives.
import '../../shared/cards/card-grid.module.css';
import '../../shared/cards/product-card.module.css';
import '../../shared/ui/quote-block.module.css';
import './beneath/house-info.module.css';
import type { BeneathProps } from './beneath/beneath.tsx';
import './bundle/bundle-section.module.css';
import { BuyingColumn } from './buying/buying-column.tsx';
import { Gallery } from './gallery/gallery.tsx';
import './look/look-section.module.css';
import styles from './product-page.module.css';

const Beneath = lazy(async () => ({ default: (await import('./beneath/beneath.tsx')).Beneath }));

export interface ProductPageProps extends BeneathProps {
  readonly response: BeneathProps['response'] & {
    /** Without a picture nothing can be written on the piece. */
    readonly persoDetails: { readonly imageUrl?: string | null };
  };
  readonly onTryOn: () => void;
  /** The pointer or the focus is on the invitation: what it opens may be fetched. */
  readonly onTryOnIntent: () => void;
}

/** [R2.119] Gallery and buying column side by side, then the piece's story, then what goes with it. */
export function ProductPage({ response, sku, onTryOn, onTryOnIntent }: ProductPageProps) {
  const isPersonalised = Boolean(response.persoDetails.imageUrl);
  const { product, videos, agecSheets } = response;
  return (
    <>
      <Breadcrumb trail={product.categories} current={product.name} />
      <div className={styles['product']}>
        <Gallery {...{ product, sku, videos, onTryOn, onTryOnIntent }} />
        <BuyingColumn {...{ product, agecSheets, sku, isPersonalised }} />
      </div>
      <Suspense>
        <Beneath response={response} sku={sku} />
      </Suspense>
    </>
  );
}

import type { InfoStaticProductBody, ProductResponse, Sku } from '@vitrine/contracts';
import { CardGrid, CardRows } from '../../../shared/cards/card-grid.tsx';
import type { RowsBeside } from '../../../shared/cards/rows-beside.ts';
import { loadLabels } from '../../../shared/i18n/load-labels.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { QuoteBlock } from '../../../shared/ui/quote-block.tsx';
import { BundleSection } from '../bundle/bundle-section.tsx';
import { TheLook } from '../look/the-look.tsx';
import { ForYou } from './for-you.tsx';
import { HouseInfo } from './house-info.tsx';

// The import of this module waits for its labels too.
await loadLabels('detail');

export interface BeneathProps {
  readonly response: Omit<ProductResponse, 'relatedProducts' | 'similarProducts'> & {
    /** What is inside the SKU that the page was loaded with, where it is a bundle and that is known. */
    readonly bundle: readonly Sku[] | undefined;
    readonly rows: RowsBeside;
    readonly info: Partial<InfoStaticProductBody>;
  };
  readonly sku: Sku;
}

/** [R2.119] What stands beneath the pictures: what a set holds, the story of the piece, and what goes with it. */
export function Beneath({ response, sku }: BeneathProps) {
  const t = useLabels();
  const { product, pageEdito, bundle, info, rows } = response;
  return (
    <>
      {sku.bundleSkuIds.length > 0 && (
        <BundleSection key={sku.identifier} ids={sku.bundleSkuIds} known={bundle} />
      )}
      <TheLook looks={response.thelook.looks} sku={sku} />
      {pageEdito.quote !== undefined && <QuoteBlock text={pageEdito.quote} language={product.textLanguage} />}
      <CardRows>
        <CardGrid title={t('detail_worn_with')} cards={rows.worn} />
        <CardGrid title={t('detail_similar')} cards={rows.similar} />
      </CardRows>
      <CardGrid title={t('detail_pushed')} cards={rows.pushed} />
      <CardGrid title={t('detail_recommended')} cards={rows.recommended} />
      <ForYou
        skuId={sku.identifier}
        shown={Object.values(rows).flatMap((row: RowsBeside['worn']) =>
          row.map(({ productId }) => productId),
        )}
      />
      {info.blocks !== undefined && <HouseInfo info={{ title: '', ...info, blocks: info.blocks }} />}
    </>
  );
}

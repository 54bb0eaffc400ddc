import type { InfoStaticProductBody, ProductCard, ProductResponse, Sku } from '@vitrine/contracts';
import { CardGrid, CardRows } from '../../../shared/cards/card-grid.tsx';
import { loadLabels } from '../../../shared/i18n/load-labels.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { QuoteBlock } from '../../../shared/ui/quote-block.tsx';
import { BundleSection } from '../bundle/bundle-section.tsx';
import { TheLook } from '../look/the-look.tsx';
import { HouseInfo } from './house-info.tsx';

// The import of this module waits for its labels too.
await loadLabels('detail');

export interface BeneathProps {
  readonly response: ProductResponse & {
    /** What is inside the SKU that the page was loaded with, where it is a bundle and that is known. */
    readonly bundle: readonly Sku[] | undefined;
    readonly recommended: readonly ProductCard[];
    readonly push: { readonly products?: readonly ProductCard[] };
    readonly info: Partial<InfoStaticProductBody>;
  };
  readonly sku: Sku;
}

/** [R2.119] What stands beneath the pictures: what a set holds, the story of the piece, and what goes with it. */
export function Beneath({ response, sku }: BeneathProps) {
  const t = useLabels();
  const { product, pageEdito, bundle, info, relatedProducts, similarProducts } = response;
  const [worn, pushed, similar, recommended] = onceEach(
    relatedProducts,
    response.push.products ?? [],
    similarProducts,
    response.recommended,
  );
  return (
    <>
      {sku.bundleSkuIds.length > 0 && (
        <BundleSection key={sku.identifier} ids={sku.bundleSkuIds} known={bundle} />
      )}
      <TheLook looks={response.thelook.looks} sku={sku} />
      {pageEdito.quote !== undefined && <QuoteBlock text={pageEdito.quote} language={product.textLanguage} />}
      <CardRows>
        <CardGrid title={t('detail_worn_with')} cards={worn} />
        <CardGrid title={t('detail_similar')} cards={similar} />
      </CardRows>
      <CardGrid title={t('detail_pushed')} cards={pushed} />
      <CardGrid title={t('detail_recommended')} cards={recommended} />
      {info.blocks !== undefined && <HouseInfo info={{ title: '', ...info, blocks: info.blocks }} />}
    </>
  );
}

type Cards = readonly ProductCard[];

/** Rows of cards in which no piece stands a second time. */
function onceEach(...rows: readonly [Cards, Cards, Cards, Cards]): readonly [Cards, Cards, Cards, Cards] {
  const seen = new Set<string>();
  const unseen = (cards: Cards): Cards => {
    const fresh = cards.filter(({ productId }) => !seen.has(productId));
    for (const { productId } of fresh) seen.add(productId);
    return fresh;
  };
  const [first, second, third, fourth] = rows;
  return [unseen(first), unseen(second), unseen(third), unseen(fourth)];
}

import { BUSINESS_CONTEXT_HEADER, type ProductCard } from '@vitrine/contracts';
import { RECOMMENDATIONS_TIMEOUT_MS } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { CardGrid } from '../../../shared/cards/card-grid.tsx';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { readSessionHint } from '../../../shared/api/session-hint.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';

interface ForYouProps {
  readonly skuId: string;
  /** Products that stand on the page already. */
  readonly shown: readonly string[];
}

/** [R7.167, R9.023] Pieces for this shopper alone, once the page has nothing else to do. Where they cannot be had, nothing stands here. */
export function ForYou({ skuId, shown }: ForYouProps) {
  const t = useLabels();
  const cards = useRecommended(skuId);
  return (
    <CardGrid
      title={t('detail_for_you')}
      cards={cards.filter(({ productId }) => !shown.includes(productId)).slice(0, ROW)}
    />
  );
}

const ROW = 4;

/** Who has no session is not given one for it: nothing is known of them that the other rows do not say. */
function useRecommended(skuId: string): readonly ProductCard[] {
  const { locale } = usePage();
  const [cards, setCards] = useState<readonly ProductCard[]>([]);
  useEffect(() => {
    if (readSessionHint() === undefined) return undefined;
    let isGone = false;
    const stop = whenIdle(async () => {
      const answer = await shopClient().call('getPersonalRecommendations', {
        query: { locale: locale.code },
        body: { context: { sku: skuId } },
        headers: { [BUSINESS_CONTEXT_HEADER]: 'product-page' },
        giveUpAfterMs: RECOMMENDATIONS_TIMEOUT_MS,
      });
      if (!isGone) setCards(answer.ok ? answer.value.recommendations : []);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [skuId, locale.code]);
  return cards;
}

/** WebKit has no idle time to ask for. */
function whenIdle(run: () => Promise<void>): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(() => void run(), 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => void run());
  return () => cancelIdleCallback(handle);
}

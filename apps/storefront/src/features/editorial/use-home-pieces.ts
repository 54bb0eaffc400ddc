import type { HomepageBody, Sku } from '@vitrine/contracts';
import { useEffect, useMemo, useState } from 'react';
import { readSkus } from '../../shared/api/read-skus.ts';
import { loadStock } from '../../shared/catalogue/load-stock.ts';
import { type Prices, readPrices } from '../../shared/catalogue/read-prices.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { shopper } from '../../shared/session/shopper.ts';
import { useStore } from '../../shared/session/store.ts';
import { homepageSkuIds, type TileNews } from './home-skus.ts';

export interface HomePieces {
  /** Undefined while they are on their way. */
  readonly details: readonly Sku[] | undefined;
  readonly news: TileNews;
}

const NO_PRICES: Prices = new Map();

/**
 * [R3.037, R9.008, R9.009] The pieces of the home page: what the page brought of them, else what the browser is told. Prices
 * and stock are asked for in the browser: the page may have been kept for minutes.
 */
export function useHomePieces(
  components: readonly HomepageBody['componentList'][number][],
  known: readonly Sku[] | undefined,
): HomePieces {
  const t = useLabels();
  const ids = useMemo(() => homepageSkuIds(components), [components]);
  const [told, setTold] = useState<readonly Sku[]>();
  const [prices, setPrices] = useState(NO_PRICES);
  const inStock = useStore(shopper, (state) => state.inStock);
  const isBrought = known !== undefined;
  useEffect(() => {
    if (isBrought) return undefined;
    return whileWanted(readSkus(ids), setTold);
  }, [ids, isBrought]);
  useEffect(() => {
    if (ids.length === 0) return undefined;
    void loadStock(ids);
    return whileWanted(readPrices(ids), setPrices);
  }, [ids]);
  return { details: known ?? told, news: { prices, inStock, soldOut: t('product_out_of_stock') } };
}

/** Takes an answer, unless it is not wanted any more when it comes. */
function whileWanted<Value>(asked: Promise<Value>, take: (value: Value) => void): () => void {
  let isWanted = true;
  void asked.then((value) => isWanted && take(value));
  return () => {
    isWanted = false;
  };
}

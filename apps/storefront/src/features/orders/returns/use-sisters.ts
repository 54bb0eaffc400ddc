import type { OrderBody } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { shopClient } from '../../../shared/api/shop-client.ts';

type Line = OrderBody['lines'][number];

/** Another size or colour of a piece, at the price that was paid. */
export interface Sister {
  readonly skuId: string;
  readonly color: string;
  readonly size?: string | undefined;
  readonly isInStock: boolean;
}

/** The sizes and colours that a piece may be exchanged for; undefined while they are being read, and none where they cannot. */
export function useSisters({ productId, skuId, unitPrice }: Line): readonly Sister[] | undefined {
  const [sisters, setSisters] = useState<readonly Sister[]>();
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const found = await readSisters({ productId, skuId, paid: unitPrice.amount });
      if (!isGone) setSisters(found);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [productId, skuId, unitPrice.amount]);
  return sisters;
}

async function readSisters({
  productId,
  skuId,
  paid,
}: {
  readonly productId: string;
  readonly skuId: string;
  readonly paid: number;
}): Promise<readonly Sister[]> {
  const answer = await shopClient().call('getProduct', { params: { id: productId } });
  if (!answer.ok) return [];
  const others = answer.value.product.skus.filter(
    ({ identifier, priceValue }) => identifier !== skuId && priceValue === paid,
  );
  if (others.length === 0) return [];
  const ids = others.map(({ identifier }) => identifier).join(',');
  const stock = await shopClient().call('getSkuAvailability', { params: { ids } });
  return others.map(({ identifier, color, size }) => ({
    skuId: identifier,
    color,
    size,
    isInStock: stock.ok && stock.value[identifier]?.inStock === true,
  }));
}

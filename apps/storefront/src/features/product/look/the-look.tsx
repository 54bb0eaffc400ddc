import type { Look, ProductResponse, Sku } from '@vitrine/contracts';
import { lazy, Suspense } from 'react';
import { loadLabels } from '../../../shared/i18n/load-labels.ts';

const LookSection = lazy(async () => {
  const [section] = await Promise.all([import('./look-section.tsx'), loadLabels('look')]);
  return { default: section.LookSection };
});

/** The look of the SKU that is shown, else the product's first. It stands in the page from the start; its script follows. */
export function TheLook({
  looks,
  sku,
}: {
  readonly looks: ProductResponse['thelook']['looks'];
  readonly sku: Sku;
}) {
  const look = lookOf(looks, sku);
  if (look === undefined) return undefined;
  return (
    <Suspense>
      <LookSection look={look} />
    </Suspense>
  );
}

const lookOf = (looks: readonly Look[] = [], { identifier }: Sku): Look | undefined =>
  looks.find(({ skuIds }) => skuIds.includes(identifier)) ?? looks[0];

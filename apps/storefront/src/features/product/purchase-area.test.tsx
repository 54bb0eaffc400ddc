import type { Sku } from '@vitrine/contracts';
import { LOCALES } from '@vitrine/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageProvider } from '../../shared/page/page.tsx';
import { shopper } from '../../shared/session/shopper.ts';
import { aProduct, aSku } from './a-sku.ts';
import { PurchaseArea } from './purchase-area.tsx';

/** The purchase area's buttons as the server renders them, by their label keys. */
function buttonsOf(sku: Sku): readonly string[] {
  const page = {
    locale: LOCALES['eng-us'],
    labels: { t: (key: string) => key, find: () => undefined },
    catalogueUrls: undefined,
    hooks: false,
  };
  const html = renderToStaticMarkup(
    <PageProvider page={page}>
      <PurchaseArea product={aProduct()} sku={sku} />
    </PageProvider>,
  );
  return [...html.matchAll(/<button([^>]*)>([^<]*)</gu)].map(
    ([, attributes, label]) => `${label}${attributes?.includes(' disabled') ? ' (disabled)' : ''}`,
  );
}

describe('PurchaseArea as rendered for everybody', () => {
  it('[R4.001] waits with a disabled button while availability is unknown, whatever a browser knows', () => {
    shopper.set({ inStock: { QW1001: true } });
    expect(buttonsOf(aSku())).toEqual(['product_add_to_bag (disabled)', 'global_call_to_perso_advice']);
  });
});

import type { Product, Sku } from '@vitrine/contracts';
import { LOCALES } from '@vitrine/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageProvider } from '../../shared/page/page.tsx';
import { shopper } from '../../shared/session/shopper.ts';
import { aSku } from './a-sku.ts';
import { PurchaseArea } from './purchase-area.tsx';

const PRODUCT: Product = {
  identifier: 'AU1001',
  name: 'Heure Verte, 39 mm',
  description: '',
  details: [],
  skus: [],
  fitInformation: '',
  url: '/eng-us/products/heure-verte-AU1001',
  categories: [],
  isKitting: false,
  isMonogram: false,
  beautyEngravingEnabled: false,
  productType: 'watch',
  subFamily: 'heure',
};

function withoutPrice(): Sku {
  const { price: _price, ...sku } = aSku();
  return sku;
}

/** The purchase area's buttons as the server renders them, by their label keys. */
function buttonsOf(sku: Sku, isShop = true): readonly string[] {
  const page = {
    locale: { ...LOCALES['eng-us'], isShop },
    labels: { t: (key: string) => key, find: () => undefined },
    catalogueUrls: undefined,
    hooks: false,
  };
  const html = renderToStaticMarkup(
    <PageProvider page={page}>
      <PurchaseArea product={PRODUCT} sku={sku} />
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

  it.each([
    ['has no price', withoutPrice(), true],
    ['is not sellable', aSku({ sellable: false }), true],
    ['is shown where the house does not sell', aSku(), false],
  ])('[R4.001, R8.013] offers an advisor only for a SKU that %s', (_case, sku, isShop) => {
    expect(buttonsOf(sku, isShop)).toEqual(['global_call_to_perso_advice']);
  });
});

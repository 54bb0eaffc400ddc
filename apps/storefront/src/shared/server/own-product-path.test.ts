import { describe, expect, it } from 'vitest';
import { ownProductPath } from './own-product-path.ts';
import { readPageRequest } from './page-request.ts';

const ALBA = { identifier: 'TH2001', url: '/fra-fr/products/alba-TH2001' };

function leadsTo(address: string): string | undefined {
  const request = readPageRequest(new URL(address, 'https://shop.example'), new Headers());
  const [segment = '', skuId] = request.localPath.split('/').slice(2);
  return ownProductPath(request, ALBA, { segment, skuId });
}

describe('[R2.028, R2.029] an address of a product', () => {
  it.each([
    ['/fra-fr/products/anything-TH2001', '/fra-fr/products/alba-TH2001'],
    ['/fra-fr/products/Alba-TH2001', '/fra-fr/products/alba-TH2001'],
    ['/fra-fr/products/-TH2001', '/fra-fr/products/alba-TH2001'],
    ['/fra-fr/products/old-name-TH2001/TS2003', '/fra-fr/products/alba-TH2001/TS2003'],
    [
      '/fra-fr/products/a-TH2001?lvpass=true&newStore=1&utm_source=x',
      '/fra-fr/products/alba-TH2001?lvpass=true',
    ],
    ['/products/anything-TH2001/TS2003', '/products/alba-TH2001/TS2003'],
  ])('with another slug leads on to its own: %s', (address, target) => {
    expect(leadsTo(address)).toBe(target);
  });

  it.each([
    '/fra-fr/products/alba-TH2001',
    '/fra-fr/products/alba-TH2001/TS2003',
    '/fra-fr/products/TH2001',
    '/products/TH2001/TS2003?lvpass=true',
  ])('answers itself by its id or its own slug: %s', (address) => {
    expect(leadsTo(address)).toBeUndefined();
  });
});

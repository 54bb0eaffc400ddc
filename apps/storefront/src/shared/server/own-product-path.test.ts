import { describe, expect, it } from 'vitest';
import { ownProductPath } from './own-product-path.ts';
import { readPageRequest } from './page-request.ts';

const RIVE = { identifier: 'AU2001', url: '/fra-fr/products/rive-AU2001' };

function leadsTo(address: string): string | undefined {
  const request = readPageRequest(new URL(address, 'https://shop.example'), new Headers());
  const [segment = '', skuId] = request.localPath.split('/').slice(2);
  return ownProductPath(request, RIVE, { segment, skuId });
}

describe('[R2.028, R2.029] an address of a product', () => {
  it.each([
    ['/fra-fr/products/anything-AU2001', '/fra-fr/products/rive-AU2001'],
    ['/fra-fr/products/Rive-AU2001', '/fra-fr/products/rive-AU2001'],
    ['/fra-fr/products/-AU2001', '/fra-fr/products/rive-AU2001'],
    ['/fra-fr/products/old-name-AU2001/QS2003', '/fra-fr/products/rive-AU2001/QS2003'],
    [
      '/fra-fr/products/a-AU2001?lvpass=true&newStore=1&utm_source=x',
      '/fra-fr/products/rive-AU2001?lvpass=true',
    ],
    ['/products/anything-AU2001/QS2003', '/products/rive-AU2001/QS2003'],
  ])('with another slug leads on to its own: %s', (address, target) => {
    expect(leadsTo(address)).toBe(target);
  });

  it.each([
    '/fra-fr/products/rive-AU2001',
    '/fra-fr/products/rive-AU2001/QS2003',
    '/fra-fr/products/AU2001',
    '/products/AU2001/QS2003?lvpass=true',
  ])('answers itself by its id or its own slug: %s', (address) => {
    expect(leadsTo(address)).toBeUndefined();
  });
});

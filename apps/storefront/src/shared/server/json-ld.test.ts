import { describe, expect, it } from 'vitest';
import { breadcrumbJsonLd, majorUnits } from './json-ld.ts';

describe('structured data', () => {
  it('lists the trail in order, with whole addresses', () => {
    const trail = [
      { name: 'Eyewear', url: '/eng-us/eyewear' },
      { name: 'Sunglasses', url: '/eng-us/eyewear/sunglasses' },
    ];
    expect(breadcrumbJsonLd(trail, 'https://shop.example/eng-us/x')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Eyewear', item: 'https://shop.example/eng-us/eyewear' },
        { position: 2, name: 'Sunglasses', item: 'https://shop.example/eng-us/eyewear/sunglasses' },
      ],
    });
  });

  it.each([
    [485_000, 'USD', '4850.00'],
    [4_850, 'JPY', '4850'],
    [4_850_000, 'KWD', '4850.000'],
    [5, 'EUR', '0.05'],
  ])('writes %i minor units of %s as %s', (amount, currency, text) => {
    expect(majorUnits(amount, currency)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { stockLine } from './stock-line.ts';

describe('the line about the stock', () => {
  it('[R4.001] says “in stock” of what can be bought here, and not of what a boutique or an advisor sells', () => {
    expect(stockLine('add-to-cart', true)).toBe('product_in_stock');
    expect(stockLine('call-advisor', true)).toBeUndefined();
  });

  it('says that a piece is sold out, whatever is offered instead', () => {
    expect(stockLine('notify-me', false)).toBe('product_out_of_stock');
    expect(stockLine('call-advisor', false)).toBe('product_out_of_stock');
  });

  it('says nothing as long as nothing is known', () => {
    expect(stockLine('awaiting-stock', undefined)).toBeUndefined();
  });
});

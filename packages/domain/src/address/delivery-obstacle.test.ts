import { describe, expect, it } from 'vitest';
import { ANAS_ADDRESS } from '../test-harness/anas-address.ts';
import { deliveryObstacle } from './delivery-obstacle.ts';

const { countryCode, ...texts } = ANAS_ADDRESS;
const rules = { postalCodePattern: String.raw`\d{5}` };

describe('a saved address', () => {
  it('[R2.129] can be delivered to in the country of the order', () => {
    expect(deliveryObstacle({ countryCode, texts }, { country: 'US', rules })).toBeUndefined();
  });

  it('[R2.129] says that it lies elsewhere, before all else', () => {
    const elsewhere = { countryCode, texts: { ...texts, city: '' } };
    expect(deliveryObstacle(elsewhere, { country: 'FR', rules })).toBe('elsewhere');
  });

  it('[R2.129] says that it lacks what the country asks for by now', () => {
    const short = { countryCode, texts: { ...texts, postalCode: '' } };
    expect(deliveryObstacle(short, { country: 'US', rules })).toBe('incomplete');
  });
});

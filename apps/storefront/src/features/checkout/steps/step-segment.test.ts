import { CHECKOUT_STEPS } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { stepOfSegment } from './step-segment.ts';

describe('the path segment of a checkout step', () => {
  it.each(CHECKOUT_STEPS)('[R2.041] %s is its own name', (step) => {
    expect(stepOfSegment(step)).toBe(step);
  });

  it('[R2.041] knows the aliases', () => {
    expect(stepOfSegment('identification')).toBe('login');
    expect(stepOfSegment('delivery')).toBe('shipping');
    expect(stepOfSegment('review')).toBe('payment');
  });

  it.each(['xyz', 'Login', '', 'constructor', '__proto__'])('[R2.041] %j is none', (segment) => {
    expect(stepOfSegment(segment)).toBeUndefined();
  });
});

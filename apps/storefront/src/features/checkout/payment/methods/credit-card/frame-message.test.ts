import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frame-message.ts';

describe('a message of the card fields', () => {
  it('is read in each of its kinds', () => {
    expect(readFrameMessage({ type: 'vitrine-card:ready', heightPx: 320 })).toEqual({
      type: 'ready',
      heightPx: 320,
    });
    expect(readFrameMessage({ type: 'vitrine-card:resized', heightPx: 340 })).toEqual({
      type: 'resized',
      heightPx: 340,
    });
    expect(readFrameMessage({ type: 'vitrine-card:changed', valid: true })).toEqual({
      type: 'changed',
      valid: true,
    });
    expect(readFrameMessage({ type: 'vitrine-card:submit-asked' })).toEqual({ type: 'submit-asked' });
    expect(
      readFrameMessage({
        type: 'vitrine-card:tokenised',
        token: 't',
        brand: 'visa',
        lastFour: '1111',
        expiresInSeconds: 9,
      }),
    ).toEqual({ type: 'tokenised', token: 't', brand: 'visa', lastFour: '1111' });
    expect(readFrameMessage({ type: 'vitrine-card:failed', code: 'expired' })).toEqual({
      type: 'failed',
      code: 'expired',
    });
  });

  it('takes a failure it does not know for an outage, and a token without text for nothing', () => {
    expect(readFrameMessage({ type: 'vitrine-card:failed', code: 'full moon' })).toEqual({
      type: 'failed',
      code: 'unavailable',
    });
    expect(readFrameMessage({ type: 'vitrine-card:tokenised', token: '' })).toBeUndefined();
  });

  it('cannot make the page taller than it may be', () => {
    expect(readFrameMessage({ type: 'vitrine-card:resized', heightPx: 1e9 })).toEqual({
      type: 'resized',
      heightPx: 1200,
    });
    expect(readFrameMessage({ type: 'vitrine-card:resized', heightPx: Number.NaN })).toBeUndefined();
  });

  it('is nothing where anything else was posted', () => {
    fc.assert(
      fc.property(fc.anything(), (posted) => {
        expect(readFrameMessage(posted)).toBeUndefined();
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { pageNotFound, toPageErrorResponse, unmatchedPage } from './page-error.ts';

describe('toPageErrorResponse', () => {
  it('[R8.044] hands on the words that the page has for its shopper', () => {
    const words = { title: 'Your bag cannot be read just now', text: 'Nothing is lost.', retry: 'Try again' };
    const { data } = toPageErrorResponse(pageNotFound('/cart', words));
    expect(data).toEqual({ message: 'Page Not Found: /cart', words });
  });

  it('[R2.111] shows where a surprise came from in development alone', () => {
    const surprise = new Error('secret', { cause: new Error('its cause') });
    expect(toPageErrorResponse(surprise).data).toEqual({ message: 'Unexpected error' });
    const { data } = toPageErrorResponse(surprise, true);
    expect(data.stack).toContain('page-error.test.ts');
    expect(data.stack).toContain('its cause');
  });

  it.each([
    {
      what: '[R8.015] a failed validation',
      thrown: pageNotFound('/products/UNKNOWN'),
      status: 404,
      message: 'Page Not Found: /products/UNKNOWN',
    },
    {
      what: '[R8.017] an unmatched path',
      thrown: unmatchedPage('/a/b/c/unknown'),
      status: 404,
      message: 'Page not found: /a/b/c/unknown',
    },
    {
      what: '[R8.018] a 404 of a set-up',
      thrown: { status: 404, cause: 'secret' },
      status: 404,
      message: 'Not Found',
    },
    {
      what: '[R8.018] any other failure',
      thrown: new Error('secret'),
      status: 500,
      message: 'Unexpected error',
    },
    { what: '[R8.018] what is no error', thrown: 'secret', status: 500, message: 'Unexpected error' },
  ])('answers $what', ({ thrown, status, message }) => {
    const answer = toPageErrorResponse(thrown);
    expect(answer.data).toEqual({ message });
    expect(answer.init?.status).toBe(status);
  });
});

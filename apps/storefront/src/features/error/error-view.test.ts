import { describe, expect, it } from 'vitest';
import { errorView } from './error-view.ts';

function viewOf(status: number, data: unknown = { message: 'm' }) {
  return errorView({ status, data }, undefined);
}

describe('errorView', () => {
  it('[R2.107] acts as 404 where something without a status was thrown', () => {
    const view = errorView(undefined, undefined);
    expect(view).toMatchObject({ status: 404, titleKey: 'error_404_title', message: 'Not Found' });
  });

  it('takes a fault of the program for a 500 and says nothing of it', () => {
    const view = errorView(undefined, new Error('secret'));
    expect(view).toMatchObject({ status: 500, titleKey: 'error_500_title', message: 'Unexpected error' });
  });

  it.each([
    [404, true],
    [403, true],
    [500, false],
    [503, false],
  ])('[R2.108] %i shows an image: %s', (status, hasImage) => {
    expect(viewOf(status).hasImage).toBe(hasImage);
  });

  it('[R2.109] words each status of its own, and any other like a 500', () => {
    expect(viewOf(403).titleKey).toBe('error_403_title');
    expect(viewOf(418)).toMatchObject({ titleKey: viewOf(500).titleKey, textKey: viewOf(500).textKey });
  });

  it('[R8.044] says the words that the page wrote itself', () => {
    const words = { title: 'Your bag cannot be read just now', text: 'Nothing is lost.', retry: 'Try again' };
    expect(viewOf(404, { words }).words).toEqual(words);
    for (const none of ['x', null, {}]) expect(viewOf(404, { words: none }).words).toBeUndefined();
  });

  it('[R2.112] follows a redirection within the shop', () => {
    const redirection = { path: '/homepage', timeout: 500 };
    expect(viewOf(404, { redirection }).redirection).toEqual(redirection);
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    'javascript:1',
    '/\\evil.example',
    '',
    'homepage',
    '/a\\b',
    '/a\nb',
  ])('[R2.112] stays where a redirection leads to %s', (path) => {
    expect(viewOf(404, { redirection: { path, timeout: 1 } }).redirection).toBeUndefined();
  });

  it.each([undefined, -1, '500', Number.NaN, Number.POSITIVE_INFINITY])(
    '[R9.045] stays where the time-out is %s',
    (timeout) => {
      expect(viewOf(404, { redirection: { path: '/homepage', timeout } }).redirection).toBeUndefined();
    },
  );

  it('[R2.111] shows the stack that the data has', () => {
    expect(viewOf(500, { message: 'm', stack: 'Error: x' }).stack).toBe('Error: x');
  });

  it.each([null, 'text', 7, [], { message: 7, redirection: 'x' }, { redirection: { path: '/x' } }])(
    'stands whatever the data is: %j',
    (data) => {
      expect(viewOf(404, data)).toMatchObject({ message: 'Not Found', redirection: undefined });
    },
  );
});

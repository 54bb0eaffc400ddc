import { describe, expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

describe('plain words', () => {
  it.each([
    ['/fra-fr/cart', 'Cette demande est trop volumineuse.'],
    ['/ara-ae?page=1', 'هذا الطلب كبير جداً.'],
    ['/ita-it', 'Questa richiesta è troppo grande.'],
    ['/jpn-jp/cart', 'リクエストが大きすぎます。'],
    ['/kor-kr', '요청이 너무 큽니다.'],
    ['/zhs-cn/products/TH1001', '此请求过大。'],
    ['/eng-us', 'This request is too large.'],
    ['/xxx-yy/cart', 'This request is too large.'],
    ['', 'This request is too large.'],
  ])('are in the language of the address %j', (url, words) => {
    expect(plainWords(413, url)).toBe(words);
  });

  it('are there for a status nobody thought of', () => {
    expect(plainWords(418, '/fra-fr')).toBe('Il n’est pas possible de répondre à cette demande.');
  });
});

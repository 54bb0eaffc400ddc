import { accepted, refused } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import type { PictureGateway } from '../gateways/index.ts';
import { useServices } from '../test-harness/open-services.ts';

const BYTES = Uint8Array.of(0xff, 0xd8, 0xff, 0x00, 0x80);
const asked: string[] = [];
/** Holds one picture, and refuses the rest by the name of its file. */
const pictures: PictureGateway = {
  fetch: async ({ href, pathname }) => {
    asked.push(href);
    if (pathname === '/large.jpg') return refused({ code: 'picture_too_large', about: 'url' });
    if (pathname === '/gone.jpg') return refused({ code: 'picture_unreachable', about: 'url' });
    if (pathname === '/page.html') return refused({ code: 'picture_not_allowed', about: 'url' });
    return accepted({ bytes: BYTES, mediaType: 'image/jpeg' });
  },
};

const services = useServices({ deps: { gateways: { pictures } } });

const image = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  services.app.inject({ url: `/api/eng-us/fitting/image?url=${encodeURIComponent(url)}`, headers });

describe('a picture that another host keeps', () => {
  it('[R7.168] comes from our own origin, byte by byte, without a token', async () => {
    const answer = await image('https://media.example/watch.jpg?w=900');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(answer.rawPayload).toEqual(Buffer.from(BYTES));
    expect(asked.at(-1)).toBe('https://media.example/watch.jpg?w=900');
  });

  it('[R7.168] is not sent again to who has it', async () => {
    const { etag } = (await image('https://media.example/watch.jpg')).headers;
    const again = await image('https://media.example/watch.jpg', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['https://media.example/page.html', 400],
    ['https://media.example/large.jpg', 413],
    ['https://media.example/gone.jpg', 502],
  ])('[R7.168, R8.001] says why not: %s is %i', async (url, status) => {
    const { status: got, body } = await services.call('getFittingImage', { query: { url } });
    expect(got).toBe(status);
    expect(body).toMatchObject({ errors: [{ statusDetails: 'url' }] });
  });

  it.each([
    'file:///etc/passwd',
    'http://169.254.169.254/',
    'watch.jpg',
    '',
    `https://a.example/${'a'.repeat(2000)}`,
  ])('[R7.168] is not even looked for at %j', async (url) => {
    const before = asked.length;
    const { status, body } = await services.call('getFittingImage', { query: { url } });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('url');
    expect(asked).toHaveLength(before);
  });
});

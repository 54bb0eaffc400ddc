import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as requestPlainly,
  type Server,
  type ServerResponse,
} from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpsPictureGateway, type PictureGatewayOptions } from './https-picture-gateway.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const HOST = 'pictures.maison.example';
const MEBIBYTE = 1024 * 1024;
/** A host of pictures that answers whatever a test wants. */
let answer: Answer = () => undefined;
const server: Server = createServer((request, response) => answer(request, response));
let port = 0;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  ({ port } = address);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * The host of pictures is on this machine and speaks plain HTTP. Its name resolves to this machine, and no certificate
 * is checked.
 */
const here: Pick<PictureGatewayOptions, 'lookup' | 'open'> = {
  lookup: (_host, { all }, done) =>
    all === true ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
  open: ({ hostname, pathname }, { headers, lookup, signal }) =>
    requestPlainly({ headers, lookup, signal, hostname, port, path: pathname }),
};

const nobody: PictureGatewayOptions['lookup'] = (_host, _options, done) => done(new Error('ENOTFOUND'), '');

function fetched(address: string, options: Partial<PictureGatewayOptions> = {}) {
  const gateway = createHttpsPictureGateway({ hosts: [HOST], giveUpAfterMs: 5000, ...here, ...options });
  return gateway.fetch(new URL(address));
}

function sends(type: string, bytes: Uint8Array, head: Readonly<Record<string, string>> = {}): Answer {
  return (_request, response) => void response.writeHead(200, { 'content-type': type, ...head }).end(bytes);
}
const refusal = (code: string) => ({ ok: false, refusal: { code, about: 'url' } });
const BYTES = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);

describe('a picture of another host', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'Image/PNG; charset=binary'])(
    '[R7.168] is fetched byte by byte: %s',
    async (type) => {
      answer = sends(type, BYTES);
      const got = await fetched(`https://${HOST}/a/watch.png`);
      expect(got).toMatchObject({ ok: true, value: { mediaType: type.toLowerCase().split(';')[0] } });
      expect(got.ok && Buffer.compare(got.value.bytes, BYTES)).toBe(0);
    },
  );

  it.each([
    `http://${HOST}/a.png`,
    `https://${HOST}:8443/a.png`,
    `https://user@${HOST}/a.png`,
    `https://other.example/a.png`,
    `https://sub.${HOST}/a.png`,
    'https://127.0.0.1/a.png',
    'https://[::1]/a.png',
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
  ])('[R7.168] is not asked for at %s', async (address) => {
    let asked = 0;
    answer = (_request, response) => void response.end(String((asked += 1)));
    expect(await fetched(address, { hosts: [HOST, '127.0.0.1', '[::1]'] })).toEqual(
      refusal('picture_not_allowed'),
    );
    expect(asked).toBe(0);
  });

  it('[R7.168] is not asked for where an allowed name leads to this machine', async () => {
    const gateway = createHttpsPictureGateway({ hosts: ['localhost'] });
    expect(await gateway.fetch(new URL('https://localhost/a.png'))).toEqual(refusal('picture_not_allowed'));
  });

  it('[R7.168] is not followed to where its host sends us', async () => {
    answer = (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    expect(await fetched(`https://${HOST}/a.png`)).toEqual(refusal('picture_not_allowed'));
  });

  it.each(['text/html', 'image/svg+xml', 'application/octet-stream', ''])(
    '[R7.168] is refused as %j',
    async (type) => {
      answer = sends(type, BYTES);
      expect(await fetched(`https://${HOST}/a.png`)).toEqual(refusal('picture_not_allowed'));
    },
  );

  it('[R7.168] is too large when its head says so', async () => {
    answer = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'image/png', 'content-length': 16 * MEBIBYTE })
        .write(BYTES);
    expect(await fetched(`https://${HOST}/a.png`)).toEqual(refusal('picture_too_large'));
  });

  it('[R7.168] is too large when it does not end, whatever its head said', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      const more = (): void => {
        while (!response.destroyed && response.write(BYTES));
      };
      response.on('drain', more);
      more();
    };
    expect(await fetched(`https://${HOST}/a.png`)).toEqual(refusal('picture_too_large'));
  });

  it('[R7.168] is unreachable when its host fails, breaks off, says nothing or is not there', async () => {
    const unreachable = refusal('picture_unreachable');
    answer = (_request, response) => void response.writeHead(500).end();
    expect(await fetched(`https://${HOST}/a.png`)).toEqual(unreachable);
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': BYTES.length });
      response.write(BYTES.subarray(0, 10), () => response.destroy());
    };
    expect(await fetched(`https://${HOST}/a.png`)).toEqual(unreachable);
    answer = () => undefined;
    expect(await fetched(`https://${HOST}/a.png`, { giveUpAfterMs: 50 })).toEqual(unreachable);
    expect(await fetched(`https://${HOST}/a.png`, { lookup: nobody })).toEqual(unreachable);
  });
});

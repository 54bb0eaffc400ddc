import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ServedFile = { readonly contentType: string; readonly body: string | Uint8Array };
export type LoopbackServer = { readonly origin: string; readonly close: () => Promise<void> };

/** Serves the files of `fileAt` on a free port of 127.0.0.1. A path starts with a slash; an unknown path is a 404. */
export async function serveOverLoopback(
  fileAt: (path: string) => Promise<ServedFile | undefined>,
): Promise<LoopbackServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback');
    fileAt(pathname).then(
      (file) =>
        file === undefined
          ? response.writeHead(404).end()
          : response.writeHead(200, { 'content-type': file.contentType }).end(file.body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

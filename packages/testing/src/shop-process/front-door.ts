import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';

export interface FrontDoor {
  readonly origin: string;
  close(): Promise<void>;
}

/** What goes to the services; the same paths as in docs/operations. */
const CALLS = /^\/(api|eco-[a-z]+|webhooks|workshop|payments|unsubscribe)\//u;

/** A balancer as docs/operations describes one: calls to the services, everything else to the pages in turn. */
export async function openFrontDoor(
  port: number,
  { pages, services }: { readonly pages: readonly string[]; readonly services: string },
): Promise<FrontDoor> {
  let turn = 0;
  const server = createServer((request, response) => {
    turn += 1;
    const page = pages[turn % pages.length] ?? services;
    passOn(CALLS.test(request.url ?? '') ? services : page, request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, 'localhost', resolve);
  });
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

function passOn(target: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url } = request;
  const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress };
  const passed = send(`${target}${url ?? '/'}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.headersSent || response.writeHead(502).end());
  request.pipe(passed);
}

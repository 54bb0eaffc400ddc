import type { FastifyInstance } from 'fastify';
import type { ServicesAtHand } from './remote-back-office.ts';

/** `isOfPages`: whether a process of pages stands at an address. */
interface ForPages extends Pick<ServicesAtHand, 'readVersion' | 'readGuardedFiles' | 'readSitemap'> {
  readonly isOfPages: (address: string) => boolean;
}

/**
 * What processes of pages ask the services for beside the calls, at `PAGES_ADDRESSES` alone: the list names the files of
 * exclusive pieces. To everybody else these addresses do not exist.
 */
export function routesForPages(app: FastifyInstance, services: ForPages): void {
  const { isOfPages, readVersion, readGuardedFiles, readSitemap } = services;
  const give = (path: string, read: () => Promise<unknown>): void => {
    app.get(path, async (request, reply) => {
      if (!isOfPages(request.ip)) return reply.callNotFound();
      return reply.header('Cache-Control', 'no-store').send(await read());
    });
  };
  give('/catalogue-version', async () => ({ version: await readVersion() }));
  give('/guarded-files', readGuardedFiles);
  app.get<{ Params: { name: string } }>('/sitemap-parts/:name', async (request, reply) => {
    if (!isOfPages(request.ip)) return reply.callNotFound();
    const file = await readSitemap(request.params.name);
    if (file === undefined) return reply.status(204).send();
    return reply
      .headers({ 'Cache-Control': 'no-store', 'X-Catalogue-Version': file.version })
      .type('application/octet-stream')
      .send(Buffer.from(file.gzip));
  });
}

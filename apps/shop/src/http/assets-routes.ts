import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LASTING_FILES } from './lasting-files.ts';

const HOUR_MS = 3_600_000;

/** The storefront's own files: those named by their content for ever, robots.txt for an hour. */
export async function assetsRoutes(app: FastifyInstance, storefrontBuild: string): Promise<void> {
  const client = join(storefrontBuild, 'client');
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    ...LASTING_FILES,
  });
  app.get('/robots.txt', (_request, reply) => reply.sendFile('robots.txt', client, { maxAge: HOUR_MS }));
}

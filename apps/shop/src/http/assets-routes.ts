import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LASTING_FILES } from './lasting-files.ts';

/** The storefront's own files, named by their content: for ever. */
export async function assetsRoutes(app: FastifyInstance, storefrontBuild: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(storefrontBuild, 'client', 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    ...LASTING_FILES,
  });
}

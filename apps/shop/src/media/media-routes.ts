import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pictureWidth } from './picture-width.ts';
import type { PictureIndex } from './picture-index.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

const Picture = z.object({
  look: z.string().regex(/^[a-z0-9-]{1,60}$/u),
  view: z.string().regex(/^[a-z0-9-]{1,40}(\.(avif|webp))?$/u),
});
/** `{IMG_WIDTH}` stays in an address whose placeholders nobody filled in: the largest picture is sent. */
const Size = z.object({ wid: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined) });

export interface MediaFolders {
  /** `{look}/{view}-{width}.{avif,webp}` */
  readonly pictures: string;
  /** Product models, GLB. */
  readonly models: string;
  /** Films and their posters, whose addresses change with them. */
  readonly videos: string;
  /** PDFs to download, whose addresses change with them. */
  readonly documents: string;
  /** The try-on engine's worker, wasm and tracking models, named by their content. */
  readonly tryOn: string;
}

/** Pictures, product models, films, PDFs and the try-on engine's files. Nothing is made or encoded while a request waits. */
export async function mediaRoutes(
  app: FastifyInstance,
  folders: MediaFolders,
  pictures: PictureIndex,
): Promise<void> {
  await app.register(fastifyStatic, { root: folders.pictures, serve: false, index: false });
  await app.register(fastifyStatic, {
    root: folders.models,
    prefix: '/models/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    maxAge: DAY_MS,
  });
  await app.register(fastifyStatic, {
    root: folders.videos,
    prefix: '/videos/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: YEAR_MS,
  });
  await app.register(fastifyStatic, {
    root: folders.documents,
    prefix: '/documents/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: YEAR_MS,
    setHeaders: (reply, path) => reply.header('Content-Disposition', toKeep(basename(path))),
  });
  await app.register(fastifyStatic, {
    root: folders.tryOn,
    prefix: '/try-on/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
  });
  app.get('/media/:look/:view', (request, reply) => sendPicture(request, reply, pictures));
}

/** Kept under its own name, in every browser; names of files are plain (`PdfName` of the house's format). */
const toKeep = (name: string): string => `attachment; filename="${name}"`;

function sendPicture(request: FastifyRequest, reply: FastifyReply, pictures: PictureIndex): unknown {
  const parsed = Picture.safeParse(request.params);
  if (!parsed.success) return reply.callNotFound();
  const { look } = parsed.data;
  const [view = '', suffix] = parsed.data.view.split('.');
  const takesAvif = (request.headers.accept ?? '').includes('image/avif');
  const format = (suffix === undefined ? takesAvif : suffix === 'avif') ? 'avif' : 'webp';
  const width = pictureWidth(pictures.widths({ look, view, format }), Size.parse(request.query).wid);
  if (width === undefined) return reply.callNotFound();
  if (suffix === undefined) reply.header('Vary', 'Accept');
  // Mails and partners show the house's pictures on pages that are not ours.
  reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return reply.sendFile(`${look}/${view}-${width}.${format}`, { maxAge: 30 * DAY_MS });
}

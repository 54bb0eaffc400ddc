import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LASTING_FILES } from '../http/lasting-files.ts';
import type { FileGuard } from './file-guard.ts';
import { pictureFile, type PictureIndex } from './picture-index.ts';

const DAY_MS = 86_400_000;
const { immutable, maxAge } = LASTING_FILES;

const Picture = z.object({
  look: z.string().regex(/^[a-z0-9-]{1,60}$/u),
  view: z.string().regex(/^[a-z0-9-]{1,40}(\.(avif|webp))?$/u),
});
/** A file that lies in its folder itself; what is no such name is looked for under one that no file has. */
const FileName = z.object({
  name: z
    .string()
    .regex(/^[\w-][\w.-]{0,99}$/u)
    .catch('-'),
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
  { pictures, guard }: { readonly pictures: PictureIndex; readonly guard: FileGuard },
): Promise<void> {
  await app.register(fastifyStatic, { root: folders.pictures, serve: false, index: false });
  const sendGuarded = guardedSender(guard);
  app.get('/models/:name', async (request, reply) => {
    const { name } = FileName.parse(request.params);
    const sent = { file: `models/${name}`, root: folders.models, name, maxAge: DAY_MS };
    return sendGuarded(request, reply, sent);
  });
  app.get('/videos/:name', async (request, reply) => {
    const { name } = FileName.parse(request.params);
    const sent = { file: `videos/${name}`, root: folders.videos, name, maxAge, immutable };
    return sendGuarded(request, reply, sent);
  });
  await app.register(fastifyStatic, {
    root: folders.documents,
    prefix: '/documents/',
    ...LASTING_FILES,
    setHeaders: (reply, path) => reply.header('Content-Disposition', toKeep(basename(path))),
  });
  await app.register(fastifyStatic, {
    root: folders.tryOn,
    prefix: '/try-on/',
    preCompressed: true,
    ...LASTING_FILES,
  });
  app.get('/media/:look/:view', async (request, reply) => {
    const picture = pictureOf(request, pictures);
    if (picture === undefined) return reply.callNotFound();
    if (picture.dependsOnAccept) reply.header('Vary', 'Accept');
    const { look, name } = picture;
    return sendGuarded(request, reply, {
      file: `media/${look}`,
      root: folders.pictures,
      name,
      maxAge: 30 * DAY_MS,
      // Mails and partners show the house's pictures on pages that are not ours.
      isForOthers: true,
    });
  });
}

/** Kept under its own name, in every browser; names of files are plain (`PdfName` of the house's format). */
const toKeep = (name: string): string => `attachment; filename="${name}"`;

/** A file, and for how long everybody may keep it. */
interface SentFile {
  /** As the guard knows it. */
  readonly file: string;
  readonly root: string;
  /** Its path below the root. */
  readonly name: string;
  readonly maxAge: number;
  readonly immutable?: boolean;
  /** Other sites may show it. */
  readonly isForOthers?: boolean;
}

/** Sends open files to everybody; those of exclusive pieces to who may have them, and to no cache. */
const guardedSender =
  (guard: FileGuard) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    { file, root, name, isForOthers = false, ...caching }: SentFile,
  ): Promise<FastifyReply> => {
    const access = await guard.access(file, request.headers.cookie);
    if (access === 'closed') {
      reply.removeHeader('Vary').callNotFound();
      return reply;
    }
    if (access === 'private') {
      reply.header('Cache-Control', 'private, no-store');
      return reply.sendFile(name, root, { cacheControl: false, etag: false, lastModified: false });
    }
    if (isForOthers) reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return reply.sendFile(name, root, caching);
  };

interface FoundPicture {
  readonly look: string;
  /** Below the folder of the pictures. */
  readonly name: string;
  /** The address leaves the format to the browser. */
  readonly dependsOnAccept: boolean;
}

/** The file that is nearest to what is asked for; undefined where there is no such picture. */
function pictureOf(request: FastifyRequest, pictures: PictureIndex): FoundPicture | undefined {
  const parsed = Picture.safeParse(request.params);
  if (!parsed.success) return undefined;
  const { look } = parsed.data;
  const [view = '', suffix] = parsed.data.view.split('.');
  const takesAvif = (request.headers.accept ?? '').includes('image/avif');
  const format = (suffix === undefined ? takesAvif : suffix === 'avif') ? 'avif' : 'webp';
  const name = pictureFile(pictures, { look, view, format }, Size.parse(request.query).wid);
  return name === undefined ? undefined : { look, name, dependsOnAccept: suffix === undefined };
}

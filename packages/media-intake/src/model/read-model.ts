import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { type Document, type GLTF, type JSONDocument, Logger, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer';
import { accepted, refused, type Result } from '@vitrine/domain/result';

/** Why a model file cannot be taken in. */
export type ModelRefusal =
  | { readonly code: 'no-model'; readonly why: string }
  | { readonly code: 'too-large'; readonly bytes: number; readonly most: number }
  | { readonly code: 'file-missing'; readonly uri: string }
  /** A file outside of the model's own folder: it would be published. */
  | { readonly code: 'file-elsewhere'; readonly uri: string };

/** Ten times what any product needs, and little enough to hold in memory. */
const MOST_BYTES = 200_000_000;
const GLB_MAGIC = 0x46546c67;

/** Reads and writes glTF with every extension that is understood. */
export async function modelIo(): Promise<NodeIO> {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready]);
  return new NodeIO()
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder });
}

/** Reads a GLB, or a glTF with its separate files, all of which must lie in its folder. */
export async function readModel(path: string): Promise<Result<Document, ModelRefusal>> {
  const { size } = await stat(path);
  if (size > MOST_BYTES) return refused({ code: 'too-large', bytes: size, most: MOST_BYTES });
  const io = await modelIo();
  const parsed = await parse(io, await readFile(path));
  if (!parsed.ok) return parsed;
  const { json, resources } = parsed.value;
  const files = await readFiles(dirname(path), urisIn(json), size);
  if (!files.ok) return files;
  try {
    return accepted(await io.readJSON({ json, resources: { ...resources, ...files.value } }));
  } catch (error) {
    return refused({ code: 'no-model', why: messageOf(error) });
  }
}

async function parse(io: NodeIO, bytes: Buffer): Promise<Result<JSONDocument, ModelRefusal>> {
  try {
    if (bytes.length >= 12 && bytes.readUInt32LE(0) === GLB_MAGIC)
      return accepted(await io.binaryToJSON(bytes));
    const json: GLTF.IGLTF = JSON.parse(bytes.toString('utf8'));
    if (json.asset?.version !== '2.0') return refused({ code: 'no-model', why: 'it is no glTF 2.0' });
    return accepted({ json, resources: {} });
  } catch (error) {
    return refused({ code: 'no-model', why: messageOf(error) });
  }
}

function urisIn({ buffers = [], images = [] }: GLTF.IGLTF): readonly string[] {
  const uris = [...buffers, ...images].flatMap(({ uri }) =>
    uri === undefined || uri.startsWith('data:') ? [] : [uri],
  );
  return [...new Set(uris)];
}

type Files = Record<string, Uint8Array<ArrayBuffer>>;

async function readFiles(
  folder: string,
  uris: readonly string[],
  already: number,
): Promise<Result<Files, ModelRefusal>> {
  const files: Files = {};
  let bytes = already;
  for (const uri of uris) {
    const path = await pathOf(folder, uri);
    if (!path.ok) return path;
    bytes += (await stat(path.value)).size;
    if (bytes > MOST_BYTES) return refused({ code: 'too-large', bytes, most: MOST_BYTES });
    files[uri] = new Uint8Array(await readFile(path.value));
  }
  return accepted(files);
}

/** A file's real place, which no link may lead out of the folder. */
async function pathOf(folder: string, uri: string): Promise<Result<string, ModelRefusal>> {
  if (/^[a-z][a-z0-9+.-]*:/iu.test(uri)) return refused({ code: 'file-elsewhere', uri });
  const home = await realpath(folder);
  const path = await realpath(join(home, decoded(uri))).catch(() => undefined);
  if (path === undefined) return refused({ code: 'file-missing', uri });
  return path.startsWith(home + sep) ? accepted(path) : refused({ code: 'file-elsewhere', uri });
}

function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

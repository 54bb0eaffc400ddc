/**
 * Makes the folder of files that the engine fetches at run time, from the packages as they lie in node_modules:
 *
 *     node packages/try-on/src/asset-build/build-assets.ts OUTDIR [--pages]
 *
 * The same packages give the same bytes. `--pages` adds the plain-HTML example and the probe page of the tests.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import {
  ASSETS,
  type Asset,
  type AssetManifest,
  type AssetName,
  parseAssetManifest,
} from '../assets/asset-manifest.ts';
import { faceMeshFiles, handsFiles, packageFolder, poseFiles } from './mediapipe-files.ts';
import { cutFaceModel } from './face-models.ts';
import { packagedFace } from './packaged-face.ts';
import { writePages } from './pages.ts';

export interface BuildOptions {
  readonly outDir: string;
  /** Adds `example.html` and `probe.html` with their scripts. */
  readonly pages?: boolean;
}

/** Oldest browsers with everything the engine stands on: WebGL2, classic workers with transferable pictures, SIMD. */
const BROWSERS = ['chrome110', 'firefox115', 'safari16.4'];

const require = createRequire(import.meta.url);
const SOURCE = dirname(dirname(fileURLToPath(import.meta.url)));

/** Writes every asset under a name with its hash, and `manifest.json`, which lists them by who needs them, into `outDir`; what lies there stays. */
export async function buildTryOnAssets({ outDir, pages = false }: BuildOptions): Promise<AssetManifest> {
  await mkdir(outDir, { recursive: true });
  const contents = { ...(await modelFiles()), ...(await wasmFiles()), worker: await workerScript() };

  const groups: Record<string, Record<string, Asset>> = {};
  for (const [group, names] of Object.entries(ASSETS)) {
    const written: Record<string, Asset> = {};
    for (const name of names) written[name] = await writeAsset(outDir, name, contents[name]);
    groups[group] = written;
  }

  const file = { version: 2, assets: groups };
  const manifest = parseAssetManifest(file);
  if (!manifest) throw new Error('The manifest just made cannot be read');
  await writeFile(join(outDir, 'manifest.json'), `${JSON.stringify(file, undefined, 2)}\n`);
  if (pages) await writePages(outDir, BROWSERS);
  return manifest;
}

interface Content {
  readonly bytes: Uint8Array;
  readonly extension: string;
}

async function writeAsset(outDir: string, name: AssetName, { bytes, extension }: Content): Promise<Asset> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = `${name}-${sha256.slice(0, 16)}${extension}`;
  await writeFile(join(outDir, file), bytes);
  return { file, bytes: bytes.length, sha256 };
}

async function modelFiles() {
  const file = await faceMeshFiles();
  const pieces = cutFaceModel(file('face_landmark_with_attention.tflite'));
  const face = await packagedFace();
  const hands = await handsFiles();
  const pose = await poseFiles();

  return {
    'canonical-face': { bytes: new TextEncoder().encode(JSON.stringify(face)), extension: '.json' },
    'face-detector': model(file('face_detection_short_range.tflite')),
    'face-base': model(pieces['face-base']),
    'face-lips': model(pieces['face-lips']),
    'face-left-eye': model(pieces['face-left-eye']),
    'face-right-eye': model(pieces['face-right-eye']),
    'palm-lite': model(hands('palm_detection_lite.tflite')),
    'palm-full': model(hands('palm_detection_full.tflite')),
    'hand-lite': model(hands('hand_landmark_lite.tflite')),
    'hand-full': model(hands('hand_landmark_full.tflite')),
    'pose-detector': model(pose('pose_detection.tflite')),
    'pose-full': model(pose('pose_landmark_full.tflite')),
  };
}

const model = (bytes: Uint8Array): Content => ({ bytes, extension: '.tflite' });

async function wasmFiles() {
  const folder = join(packageFolder(require.resolve('@litertjs/core'), 'core'), 'wasm');
  const wasm = async (name: string): Promise<Content> => ({
    bytes: await readFile(join(folder, name)),
    extension: '.wasm',
  });
  const loader = async (name: string): Promise<Content> => {
    const { code } = await transform(await readFile(join(folder, name), 'utf8'), {
      minifyWhitespace: true,
      minifySyntax: true, // not the names: the script answers through a global one
      legalComments: 'inline',
      target: BROWSERS,
    });
    return { bytes: new TextEncoder().encode(code), extension: '.js' };
  };

  return {
    'wasm-relaxed-loader': await loader('litert_wasm_internal.js'),
    'wasm-relaxed': await wasm('litert_wasm_internal.wasm'),
    'wasm-compat-loader': await loader('litert_wasm_compat_internal.js'),
    'wasm-compat': await wasm('litert_wasm_compat_internal.wasm'),
  };
}

/** A classic script: the runtime calls importScripts, which module workers do not have. */
async function workerScript(): Promise<Content> {
  const { outputFiles } = await build({
    entryPoints: [join(SOURCE, 'tracking', 'tracker.worker.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    drop: ['console'], // the runtime's own chatter; what goes wrong is answered to the page
    legalComments: 'inline',
    target: BROWSERS,
  });
  const bytes = outputFiles[0]?.contents;
  if (!bytes) throw new Error('The worker bundle is empty');
  return { bytes, extension: '.js' };
}

if (import.meta.main) {
  const [outDir, ...flags] = process.argv.slice(2);
  if (outDir === undefined || flags.some((flag) => flag !== '--pages')) {
    process.stderr.write('Usage: node build-assets.ts OUTDIR [--pages]\n');
    process.exitCode = 2;
  } else {
    const { assets } = await buildTryOnAssets({ outDir, pages: flags.includes('--pages') });
    for (const { file, bytes } of Object.values(assets)) process.stdout.write(`${bytes}\t${file}\n`);
  }
}

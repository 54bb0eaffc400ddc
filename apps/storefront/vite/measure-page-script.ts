import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * How much JavaScript the product page downloads before it answers: the modules of the entry, the root, the layout and
 * the page with everything they import statically, the route table, and one language's labels; each compressed with
 * Brotli 11.
 *
 * `node vite/measure-page-script.ts [build folder]`, after `react-router build`; fails above the budget.
 */
const BUDGET_BYTES = 115 * 1024;
const PAGE_MODULES = [
  'entry.client.tsx',
  'root.tsx',
  'layouts/default-layout.tsx',
  'routes/product.tsx',
] as const;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface ScriptSize {
  readonly file: string;
  readonly brotliBytes: number;
}

/** The files that a page loads at once, largest first. `clientFolder`: the built `client` folder. */
export function measurePageScript(clientFolder: string): readonly ScriptSize[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${clientFolder}/.vite/manifest.json`, 'utf8'));
  const files = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no module ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const name of PAGE_MODULES) follow(keyOf(manifest, name));
  files.add(largestAsset(clientFolder, /^labels-shell-.*\.js$/u));
  files.add(largestAsset(clientFolder, /^manifest-.*\.js$/u));
  return [...files]
    .map((file) => ({ file, brotliBytes: brotliSize(`${clientFolder}/${file}`) }))
    .toSorted((left, right) => right.brotliBytes - left.brotliBytes);
}

function keyOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((candidate) => candidate.split('?', 1)[0]?.endsWith(`src/${name}`));
  if (key === undefined) throw new Error(`The build has no module ${name}`);
  return key;
}

/** Of files that exist in several versions (one label catalogue for each language) a page loads one. */
function largestAsset(clientFolder: string, name: RegExp): string {
  const found = readdirSync(`${clientFolder}/assets`).filter((file) => name.test(file));
  const sized = found.map((file) => ({ file, bytes: brotliSize(`${clientFolder}/assets/${file}`) }));
  const [largest] = sized.toSorted((left, right) => right.bytes - left.bytes);
  if (largest === undefined) throw new Error(`The build has no file like ${name.source}`);
  return `assets/${largest.file}`;
}

function brotliSize(path: string): number {
  return brotliCompressSync(readFileSync(path), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

if (import.meta.main) {
  const sizes = measurePageScript(`${process.argv[2] ?? 'build'}/client`);
  const total = sizes.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
  for (const { file, brotliBytes } of sizes) process.stdout.write(`${kilobytes(brotliBytes)}  ${file}\n`);
  process.stdout.write(`${kilobytes(total)}  in all; the budget is ${kilobytes(BUDGET_BYTES).trim()}\n`);
  if (total > BUDGET_BYTES) process.exitCode = 1;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
}

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { processMemoryBytes } from '../process-tree.ts';

export interface ImportRun {
  readonly seconds: number;
  /** The most that the importer's own process held, PSS. */
  readonly peakMegabytes: number;
  /** The last line of the report. */
  readonly summary: string;
}

interface ImportWish {
  readonly house: string;
  readonly dataFolder: string;
  /** Kill it (SIGKILL) after so long. */
  readonly killAfterSeconds?: number;
}

const LOOK_EVERY_MS = 500;
const MEGABYTE = 1024 * 1024;
/** Something was refused: the demo's own warnings are none. */
const REFUSED = 1;

/** What `npm run import` gives to Node. */
function importArguments(): readonly string[] {
  const { scripts }: { readonly scripts: { readonly import: string } } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  return scripts.import.split(' ').slice(1);
}

/** Runs the importer on a house, as `npm run import` does. Throws when it fails otherwise than by being killed. */
export async function runImporter({ house, dataFolder, killAfterSeconds }: ImportWish): Promise<ImportRun> {
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1000;
  const child = spawn(process.execPath, [...importArguments(), house], {
    env: { ...process.env, DATA_FOLDER: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-2000);
  });
  let peakBytes = 0;
  const look = setInterval(() => {
    peakBytes = Math.max(peakBytes, processMemoryBytes(child.pid ?? 0));
    if (killAfterSeconds !== undefined && seconds() >= killAfterSeconds) child.kill('SIGKILL');
  }, LOOK_EVERY_MS);
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.once('exit', (...ended) => resolve(ended));
  });
  clearInterval(look);
  const isKilled = signal === 'SIGKILL' && killAfterSeconds !== undefined;
  if (!isKilled && (code ?? REFUSED) >= REFUSED)
    throw new Error(`the import ended with ${code}:\n${printed}`);
  const summary = printed.trim().split('\n').at(-1) ?? '';
  return { seconds: seconds(), peakMegabytes: peakBytes / MEGABYTE, summary };
}

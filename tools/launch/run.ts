import { spawn } from 'node:child_process';
import { ROOT } from './root.ts';

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Keep what it prints, and show it only if it fails. */
  readonly quiet?: boolean;
}

/** Runs a program to its end. Throws, with what it printed, when it does not end well. */
export async function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<void> {
  const child = spawn(program, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdio: options.quiet === true ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const printed: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed (${code}).\n${printed.join('')}`);
}

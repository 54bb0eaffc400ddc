import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('rebuild-search.ts', import.meta.url));

/** Makes the base of the search index in a process of its own, which ends with this one. Throws where that fails. */
export async function rebuildInChild(): Promise<void> {
  // The limits of memory of a process that serves are not those of one that builds.
  const child = fork(PROGRAM, { execArgv: [] });
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new Error(`The base of the search index was not made: the process ended with ${code}`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { followStarter } from '@vitrine/lifecycle';
import { codePointsOf } from './code-points.ts';
import type { PressAnswer, PressBegun, PressFolders, Printed, PrintOrder } from './messages.ts';
import { readableText } from './readable-text.ts';

/**
 * A thread that ends this process when its starter has gone. While a document is set, this process hears no event, also not
 * that its channel was closed.
 */
const WATCH = `
  const starter = ${process.ppid};
  setInterval(() => { if (process.ppid !== starter) process.kill(process.pid, 'SIGKILL'); }, 500);
`;

/** The program of the child: prints one order after the other, until its starter ends it. */
function serve(folders: PressFolders): void {
  followStarter();
  // Shoppers come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  new Worker(WATCH, { eval: true }).unref();
  const faces = readdirSync(folders.faces)
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => codePointsOf(readFileSync(join(folders.faces, name))));
  const compiler = NodeCompiler.create({
    workspace: folders.templates,
    fontArgs: [{ fontPaths: [folders.faces] }],
  });
  process.on('message', (order: PrintOrder) => {
    const begun: PressBegun = { begun: true };
    process.send?.(begun);
    const answer: PressAnswer = {
      ...print(compiler, order, { folders, faces }),
      memoryBytes: process.memoryUsage.rss(),
    };
    process.send?.(answer);
  });
}

interface Kept {
  readonly folders: PressFolders;
  readonly faces: readonly ReadonlySet<number>[];
}

function print(
  compiler: NodeCompiler,
  { template, content, pictures = {} }: PrintOrder,
  { folders, faces }: Kept,
): { readonly printed: Printed } | { readonly fault: string } {
  const missing = new Set<string>();
  for (const [name, bytes] of Object.entries(pictures))
    compiler.mapShadow(join(folders.templates, name), Buffer.from(bytes));
  try {
    const compiled = compiler.compile({
      mainFilePath: join(folders.templates, `${template}.typ`),
      inputs: { content: JSON.stringify(readableText(content, faces, missing)) },
    });
    if (compiled.result === null) return { fault: faultOf(compiler, compiled.takeDiagnostics()) };
    const bytes = compiler.pdf(compiled.result);
    return { printed: { bytes, missing: [...missing] } };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  } finally {
    compiler.resetShadow();
  }
}

/** What is wrong with a template; the content is not told. */
function faultOf(
  compiler: NodeCompiler,
  found: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null,
): string {
  const [first]: unknown[] = found === null ? [] : compiler.fetchDiagnostics(found);
  const isTold = typeof first === 'object' && first !== null && 'message' in first;
  return `The template cannot be set: ${isTold ? String(first.message) : 'without a reason'}`;
}

const [, , templates = '', faces = ''] = process.argv;
serve({ templates, faces });

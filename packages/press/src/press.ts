import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PressAnswer, PressBegun, PressFolders, Printed, PrintOrder } from './messages.ts';

export type { Printed, PrintOrder } from './messages.ts';

const PROGRAM = fileURLToPath(new URL('press-child.ts', import.meta.url));
const OWN_FOLDERS: PressFolders = {
  templates: fileURLToPath(new URL('../templates', import.meta.url)),
  faces: fileURLToPath(new URL('../faces', import.meta.url)),
};

/** Typst keeps about half a megabyte of every document for ever, so a child prints so many and ends. */
const DOCUMENTS_OF_A_CHILD = 200;
const MOST_MEMORY_BYTES = 400 * 1024 * 1024;
/** A document takes a twentieth of a second, from when the child has begun it. */
const PRINTS_WITHIN_MS = 20_000;
/** Until a child begins a document: the first waits for its start, a second of work that a busy machine does in many. */
const BEGINS_WITHIN_MS = 60_000;

export type Print = (order: PrintOrder) => Promise<Printed>;

export interface Press {
  /** Prints one document; each waits for those before it. Throws where it cannot be printed, or not in time. */
  readonly print: Print;
  /** Ends the child; orders that wait fail. */
  readonly close: () => Promise<void>;
}

export interface PressDeps {
  readonly folders?: PressFolders;
  /** How long a document of a template may take. */
  readonly printsWithinMs?: (template: string) => number;
  readonly documentsOfAChild?: number;
}

interface Child {
  readonly process: ChildProcess;
  printed: number;
}

/**
 * Sets papers as PDF in a process of its own, which is started with the first order, ends with this process, and is
 * replaced when it has printed enough, grown too large, hung or broken.
 */
export function openPress({
  folders = OWN_FOLDERS,
  printsWithinMs = () => PRINTS_WITHIN_MS,
  documentsOfAChild = DOCUMENTS_OF_A_CHILD,
}: PressDeps = {}): Press {
  let child: Child | undefined;
  let isClosed = false;
  let before: Promise<unknown> = Promise.resolve();

  const end = async (): Promise<void> => {
    const ended = child?.process;
    child = undefined;
    if (ended === undefined || hasEnded(ended)) return;
    const gone = once(ended, 'exit');
    ended.kill('SIGKILL');
    await gone;
  };
  const printNow = async (order: PrintOrder): Promise<Printed> => {
    if (isClosed) throw new Error('The press is closed');
    // It may have ended while it waited; its end may be heard before that of its channel.
    if (child !== undefined && (!child.process.connected || hasEnded(child.process))) child = undefined;
    child ??= {
      process: fork(PROGRAM, [folders.templates, folders.faces], { execArgv: [], serialization: 'advanced' }),
      printed: 0,
    };
    const working = child;
    const answer = await answerTo(working.process, order, printsWithinMs(order.template)).catch(
      async (error: unknown) => {
        await end();
        throw error;
      },
    );
    working.printed += 1;
    if (working.printed >= documentsOfAChild || answer.memoryBytes > MOST_MEMORY_BYTES) await end();
    if (answer.fault !== undefined) throw new Error(answer.fault);
    return answer.printed;
  };
  return {
    print: (order) => {
      const printed = before.then(() => printNow(order));
      before = printed.catch(() => undefined);
      return printed;
    },
    close: async () => {
      isClosed = true;
      await end();
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Throws where the child ends, does not begin, or has not answered in time since it began. */
function answerTo(child: ChildProcess, order: PrintOrder, withinMs: number): Promise<PressAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.off('message', heard);
      child.off('exit', ended);
      child.off('error', failed);
      act();
    };
    const endAfter = (ms: number, what: string) =>
      setTimeout(() => settle(() => reject(new Error(`A document was not ${what} within ${ms} ms`))), ms);
    const heard = (message: PressAnswer | PressBegun): void => {
      if (!('begun' in message)) return settle(() => resolve(message));
      clearTimeout(timer);
      timer = endAfter(withinMs, 'printed');
    };
    const ended = (code: number | null, signal: string | null): void =>
      settle(() => reject(new Error(`The press ended with ${signal ?? code}`)));
    const failed = (error: Error): void => settle(() => reject(error));
    let timer = endAfter(BEGINS_WITHIN_MS, 'begun');
    child.on('message', heard);
    child.on('exit', ended);
    child.on('error', failed);
    child.send(order);
  });
}

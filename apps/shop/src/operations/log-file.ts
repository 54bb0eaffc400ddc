import { type PathLike, openSync, write, writeSync } from 'node:fs';

/** Lines are written in blocks: one write a request would cost more than the request. */
const BLOCK_CHARACTERS = 4096;
/** Lines that wait for a slow disk; more are dropped. */
const WAITING_CHARACTERS = 1_048_576;

export interface LogFileOptions {
  /** A file to append to, or a descriptor that is open. */
  readonly to: PathLike | number;
  /** Gets one line when writing begins to fail, and one when it works again. */
  readonly say: (line: string) => void;
}

/**
 * Where log lines go. What cannot be written is dropped and counted, so that a full disk costs lines of the log and
 * nothing else. The next block tries again. (pino's own destination tries a failed write for ever when the process
 * ends, on its only thread.)
 */
export class LogFile {
  readonly #fd: number;
  readonly #say: (line: string) => void;
  #waiting = '';
  #isWriting = false;
  #fault: string | undefined;
  #dropped = 0;

  constructor({ to, say }: LogFileOptions) {
    this.#fd = typeof to === 'number' ? to : openSync(to, 'a');
    this.#say = say;
  }

  /** Why nothing is written at present, such as 'ENOSPC'; undefined while all is well. */
  get fault(): string | undefined {
    return this.#fault;
  }

  /** Takes whole lines. */
  write(lines: string): void {
    if (this.#waiting.length + lines.length > WAITING_CHARACTERS) this.#dropped += countLines(lines);
    else this.#waiting += lines;
    if (!this.#isWriting && this.#waiting.length >= BLOCK_CHARACTERS) this.#writeBlock();
  }

  /** Writes what waits although it fills no block yet. */
  flush(): void {
    if (!this.#isWriting && this.#waiting !== '') this.#writeBlock();
  }

  /** Writes what waits, once and at once; for the end of the process. */
  flushSync(): void {
    let block = Buffer.from(this.#waiting);
    this.#waiting = '';
    try {
      while (block.byteLength > 0) block = block.subarray(writeSync(this.#fd, block));
    } catch (error) {
      this.#failed(error, block);
    }
  }

  #writeBlock(): void {
    const block = Buffer.from(this.#waiting);
    this.#waiting = '';
    this.#isWriting = true;
    this.#writeRest(block);
  }

  #writeRest(block: Buffer): void {
    write(this.#fd, block, (error, written) => {
      if (error === null && written < block.byteLength) {
        this.#writeRest(block.subarray(written));
        return;
      }
      this.#isWriting = false;
      if (error === null) this.#worked();
      else this.#failed(error, block);
    });
  }

  #worked(): void {
    if (this.#fault === undefined) return;
    this.#say(`The log is written again; ${this.#dropped} lines of it were lost.`);
    this.#fault = undefined;
    this.#dropped = 0;
  }

  #failed(error: unknown, lost: Buffer): void {
    this.#dropped += countLines(lost.toString());
    const { code, message } = faultOf(error);
    if (this.#fault === undefined)
      this.#say(`The log cannot be written (${message}). Its lines are lost until it can; the shop goes on.`);
    this.#fault = code;
  }
}

const countLines = (text: string): number => text.split('\n').length - 1;

function faultOf(error: unknown): { readonly code: string; readonly message: string } {
  if (!(error instanceof Error)) return { code: 'unknown', message: String(error) };
  return { code: 'code' in error ? String(error.code) : error.name, message: error.message };
}

import { EventEmitter } from 'node:events';

/**
 * Takes a page as React writes it, as one text. Everything is taken at once, so none of a stream's bookkeeping is
 * needed; and what a `Writable` has held survives young collections (measured: 130 KB a page, and with it a full
 * collection every hundred pages).
 */
export class PageText extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  readonly #chunks: Uint8Array[] = [];
  readonly #done: (text: string) => void;

  constructor(done: (text: string) => void) {
    super();
    this.#done = done;
  }

  write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  end(): this {
    this.#done(Buffer.concat(this.#chunks).toString('utf8'));
    return this;
  }
}

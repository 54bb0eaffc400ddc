import { type ReadText, textOf, tooLong } from './read-text.ts';

/** A line of a file: which one it is, from 1, and where it stands in the file, in bytes. */
export interface FileLine {
  readonly number: number;
  readonly at: number;
  readonly bytes: number;
  readonly read: ReadText;
}

/** A product of a hundred SKUs in seven languages has 0.1 MB. */
export const MAX_LINE_BYTES = 4_000_000;

const NEW_LINE = 10;

/** The lines of a file, however it was cut into chunks; never more in memory than a chunk and the longest line that is read. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes = MAX_LINE_BYTES,
): AsyncGenerator<FileLine> {
  const line = new GrowingLine(maxBytes);
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, from)) {
      line.add(chunk.subarray(from, end));
      yield line.take();
      from = end + 1;
    }
    line.add(chunk.subarray(from));
  }
  if (line.bytes > 0) yield line.take();
}

/** A line whose end was not read yet. */
class GrowingLine {
  readonly #maxBytes: number;
  #pieces: Uint8Array[] = [];
  #number = 1;
  #at = 0;
  bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  add(piece: Uint8Array): void {
    this.bytes += piece.length;
    if (this.bytes > this.#maxBytes) this.#pieces = [];
    else this.#pieces.push(piece);
  }

  /** The whole line; the next one begins behind its end. */
  take(): FileLine {
    const read =
      this.bytes > this.#maxBytes
        ? tooLong(this.#maxBytes)
        : textOf(Buffer.concat(this.#pieces), this.#at === 0);
    const line = { number: this.#number, at: this.#at, bytes: this.bytes, read };
    this.#number += 1;
    this.#at += this.bytes + 1;
    this.#pieces = [];
    this.bytes = 0;
    return line;
  }
}

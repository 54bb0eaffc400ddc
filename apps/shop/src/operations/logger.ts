import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pino, type Logger } from 'pino';
import { LogFile } from './log-file.ts';

export interface LogConfig {
  readonly level: string;
  /** Standard output when absent. */
  readonly file: string | undefined;
}

export interface ShopLog {
  readonly log: Logger;
  /** Throws while lines of the log are lost. */
  readonly check: () => void;
}

/**
 * Structured logs, one JSON object a line. What is logged is chosen field by field (method, path without its
 * query, status, ms, request id); the redaction below is the second line of defence, not the first.
 */
export function createLogger({ level, file }: LogConfig): ShopLog {
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true });
  const written = new LogFile({
    to: file ?? STANDARD_OUTPUT,
    say: (line) => void process.stderr.write(`${line}\n`),
  });
  process.on('exit', () => written.flushSync());
  setInterval(() => written.flush(), FLUSH_EVERY_MS).unref();
  const log = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: {
        paths: [
          '*.password',
          '*.token',
          '*.accessToken',
          '*.email',
          '*.authorization',
          '*.cookie',
          '*.usid',
          'req.headers',
          'headers',
        ],
        censor: '[kept out]',
      },
    },
    written,
  );
  const check = (): void => {
    if (written.fault !== undefined) throw new Error(`The log cannot be written: ${written.fault}`);
  };
  return { log, check };
}

const STANDARD_OUTPUT = 1;
/** A shop with few visitors fills no block for minutes; its errors are to be read at once. */
const FLUSH_EVERY_MS = 1000;

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { destination, pino, type Logger } from 'pino';

export interface LogConfig {
  readonly level: string;
  /** Standard output when absent. */
  readonly file: string | undefined;
}

/**
 * Structured logs, one JSON object a line. What is logged is chosen field by field (method, path without its
 * query, status, ms, request id); the redaction below is the second line of defence, not the first.
 */
export function createLogger({ level, file }: LogConfig): Logger {
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true });
  return pino(
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
    // Written in blocks: a synchronous write per request would cost more than the request.
    destination({ dest: file ?? 1, sync: false, minLength: 4096 }),
  );
}

import { resolve } from 'node:path';
import * as z from 'zod/mini';

const Environment = z.object({
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/u })),
  DATA_FOLDER: z.string().check(z.minLength(1)),
});

export interface ImporterConfig {
  /** A server of the operator's; the embedded one of the data folder when undefined. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}

/** The only reader of the environment: the shop's own settings, so that both speak of the same database. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ImporterConfig {
  const { DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder } = Environment.parse({
    DATABASE_URL: environment['DATABASE_URL'] === '' ? undefined : environment['DATABASE_URL'],
    DATA_FOLDER: environment['DATA_FOLDER'] ?? '.data',
  });
  return { databaseUrl, dataFolder: resolve(dataFolder) };
}

import { z } from 'zod';

const Environment = z.object({
  WORKSHOP_ORIGIN: z.url().default('http://127.0.0.1:3027'),
  WORKSHOP_SHOP_ORIGIN: z.url().default('http://localhost:3000'),
  WORKSHOP_KEY: z.string().min(32),
  WORKSHOP_DATA: z.string().default('.data/workshop'),
  WORKSHOP_STEP_SECONDS: z.coerce.number().min(0).max(600_000).default(1800),
});

export interface WorkshopConfig {
  /** Where its page is opened and the shop's messages arrive; it listens on this host and port. */
  readonly origin: string;
  /** Where the shop takes events. */
  readonly shopOrigin: string;
  /** What both sides sign with. */
  readonly key: string;
  readonly dataFolder: string;
  /** After how long it does the next step by itself; undefined: never, its page does each. */
  readonly stepMs: number | undefined;
}

/** The only reader of the environment. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): WorkshopConfig {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) throw new Error(`The environment is not right:\n${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  return {
    origin: new URL(data.WORKSHOP_ORIGIN).origin,
    shopOrigin: new URL(data.WORKSHOP_SHOP_ORIGIN).origin,
    key: data.WORKSHOP_KEY,
    dataFolder: data.WORKSHOP_DATA,
    stepMs: data.WORKSHOP_STEP_SECONDS === 0 ? undefined : data.WORKSHOP_STEP_SECONDS * 1000,
  };
}

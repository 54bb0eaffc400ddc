import { join } from 'node:path';
import { z } from 'zod';

const Environment = z.object({
  SANDBOX_ORIGIN: z.url().default('http://127.0.0.1:3001'),
  SANDBOX_WALLET_ORIGIN: z.url().default('http://127.0.0.1:3002'),
  SANDBOX_DATA: z.string().default('.data/payment-sandbox'),
  SANDBOX_MERCHANT_KEY: z.string().min(8).default('sandbox-merchant-key'),
  SANDBOX_DELAY_SECONDS: z.coerce.number().min(0).max(3600).default(15),
  SANDBOX_CONTROLS: z.enum(['0', '1']).default('0'),
});

export interface SandboxConfig {
  /** What this provider pays with: one for cards, one for wallets, as two houses would be. */
  readonly serves: 'cards' | 'wallets';
  /** Where browsers and the shop reach the sandbox; it listens on this host and port. */
  readonly origin: string;
  readonly dataFolder: string;
  /** What the shop proves itself with. */
  readonly merchantKey: string;
  /** After how long a delayed payment is approved. */
  readonly delayMs: number;
  /** Whether faults can be switched on from outside: for tests only. */
  readonly controls: boolean;
}

/** The only reader of the environment: each provider has an origin, keys and a journal of its own. */
export function readConfigs(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): readonly SandboxConfig[] {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) throw new Error(`The environment is not right:\n${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  const shared = {
    merchantKey: data.SANDBOX_MERCHANT_KEY,
    delayMs: data.SANDBOX_DELAY_SECONDS * 1000,
    controls: data.SANDBOX_CONTROLS === '1',
  };
  return [
    {
      ...shared,
      serves: 'cards',
      origin: new URL(data.SANDBOX_ORIGIN).origin,
      dataFolder: join(data.SANDBOX_DATA, 'cards'),
    },
    {
      ...shared,
      serves: 'wallets',
      origin: new URL(data.SANDBOX_WALLET_ORIGIN).origin,
      dataFolder: join(data.SANDBOX_DATA, 'wallets'),
    },
  ];
}

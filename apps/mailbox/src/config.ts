import { z } from 'zod';

const Environment = z.object({
  MAILBOX_SMTP_URL: z.url({ protocol: /^smtp$/u }).default('smtp://127.0.0.1:3025'),
  MAILBOX_ORIGIN: z.url().default('http://127.0.0.1:3026'),
  MAILBOX_DATA: z.string().default('.data/mailbox'),
});

export interface MailboxConfig {
  readonly smtpPort: number;
  /** Where the viewer is opened; it listens on this host and port. */
  readonly origin: string;
  readonly dataFolder: string;
}

/** The only reader of the environment. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): MailboxConfig {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) throw new Error(`The environment is not right:\n${z.prettifyError(parsed.error)}`);
  const { MAILBOX_SMTP_URL, MAILBOX_ORIGIN, MAILBOX_DATA } = parsed.data;
  return {
    smtpPort: Number(new URL(MAILBOX_SMTP_URL).port),
    origin: new URL(MAILBOX_ORIGIN).origin,
    dataFolder: MAILBOX_DATA,
  };
}

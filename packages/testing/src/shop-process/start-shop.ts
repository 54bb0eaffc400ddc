import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { launch, type Launched } from './launch.ts';

/** `pid` is the launcher's; the shop, its neighbours and the database are its descendants. */
export interface RunningShop extends Launched {
  readonly origin: string;
  readonly paymentOrigin: string;
  readonly walletOrigin: string;
  readonly mailboxOrigin: string;
  readonly workshopOrigin: string;
  readonly ports: ShopPorts;
  readonly dataFolder: string;
  /** Stops and removes the data. */
  remove(): Promise<void>;
}

interface ShopPorts {
  readonly shop: number;
  readonly payment: number;
  readonly wallet: number;
  readonly smtp: number;
  readonly mailbox: number;
  readonly workshop: number;
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A folder an earlier shop left behind, to go on with; a new one when absent. */
  readonly dataFolder?: string;
  /** The addresses of an earlier shop, so that open pages and the provider's notices find this one. */
  readonly ports?: ShopPorts;
}

/** A shop on a PostgreSQL server of its operator's has to be told the keys that its processes share. */
export const TEST_KEYS = {
  TOKEN_KEY: 'a key of the tests, as long as it has to be',
  CERTIFICATE_KEYS: generateKeyPairSync('ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64'),
} as const;

/**
 * A new folder that the account of the database may enter. Otherwise root's data would be put elsewhere, and stay
 * there.
 */
export async function enterableFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-shop-'));
  await chmod(folder, 0o711);
  return folder;
}

/** Starts the whole shop as `npm start` does, on ports and a data folder of its own. */
export async function startShop(options: StartOptions = {}): Promise<RunningShop> {
  const ports = options.ports ?? (await freePorts());
  const dataFolder = options.dataFolder ?? (await enterableFolder());
  const origin = `http://localhost:${ports.shop}`;
  const paymentOrigin = `http://127.0.0.1:${ports.payment}`;
  const walletOrigin = `http://127.0.0.1:${ports.wallet}`;
  const mailboxOrigin = `http://127.0.0.1:${ports.mailbox}`;
  const workshopOrigin = `http://127.0.0.1:${ports.workshop}`;
  const launched = await launch({
    program: ['tools/launch/main.ts', 'start'],
    origin,
    env: {
      PORT: String(ports.shop),
      PAYMENT_PROVIDER_ORIGIN: paymentOrigin,
      WALLET_PROVIDER_ORIGIN: walletOrigin,
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      MAILBOX_ORIGIN: mailboxOrigin,
      WORKSHOP_ORIGIN: workshopOrigin,
      DATA_FOLDER: dataFolder,
      LOG_FILE: join(dataFolder, 'logs', 'shop.log'),
      VITRINE_HOOKS: '1',
      SANDBOX_CONTROLS: '1',
      ...options.env,
    },
  });
  return {
    ...launched,
    origin,
    paymentOrigin,
    walletOrigin,
    mailboxOrigin,
    workshopOrigin,
    ports,
    dataFolder,
    async remove() {
      await launched.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function freePorts(): Promise<ShopPorts> {
  const [shop, payment, wallet, smtp, mailbox, workshop] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  return { shop, payment, wallet, smtp, mailbox, workshop };
}

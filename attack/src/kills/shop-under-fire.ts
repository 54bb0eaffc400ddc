import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { enterableFolder, freePort, launch, type Launched, stillRunning } from '@vitrine/testing';
import { UNLIMITED } from '../attack.ts';
import { pause } from './pause.ts';

/** A shop that is killed while its neighbours live on, as when its process dies and the machine does not. */
export interface ShopUnderFire {
  readonly origin: string;
  readonly paymentOrigin: string;
  readonly walletOrigin: string;
  readonly mailboxOrigin: string;
  readonly workshopOrigin: string;
  readonly dataFolder: string;
  /** The shop's process, whose database runs below it; another one after each start. */
  readonly pid: () => number;
  /** SIGKILL to the shop's process alone; its database hears of it by its closed input. */
  readonly killShop: () => Promise<void>;
  /** Starts it again on what it left behind; resolves once it serves. */
  readonly startShop: () => Promise<void>;
  /** SIGKILL to every process of the database at once. The shop starts it again. */
  readonly killDatabase: () => void;
  /** SIGKILL to the workshop. */
  readonly killWorkshop: () => Promise<void>;
  /** Starts it again on what it left behind; resolves once it takes messages. */
  readonly startWorkshop: () => Promise<void>;
  /** Ends all that was started and removes the data. */
  readonly remove: () => Promise<void>;
}

interface Places {
  readonly dataFolder: string;
  readonly origin: string;
  readonly paymentOrigin: string;
  readonly walletOrigin: string;
  readonly mailboxOrigin: string;
  readonly workshopOrigin: string;
  readonly smtpUrl: string;
}

/** Starts the neighbours and the shop, each as a process of its own. */
export async function openShopUnderFire(env: Readonly<Record<string, string>> = {}): Promise<ShopUnderFire> {
  const places = await freePlaces();
  const neighbours = await startNeighbours(places);
  const start = async (): Promise<Launched> =>
    launch({
      program: ['apps/shop/src/start.ts'],
      origin: places.origin,
      env: { ...settingsOf(places), ...env },
    });
  let [shop, workshop] = await Promise.all([start(), startWorkshop(places)]);
  return {
    ...places,
    pid: () => shop.pid,
    killShop: async () => {
      const database = databaseOf(shop);
      process.kill(shop.pid, 'SIGKILL');
      // The next shop finds the folder of its database free, as after any death.
      while (stillRunning([shop.pid, ...database]).length > 0) await pause(20);
    },
    startShop: async () => {
      shop = await start();
    },
    killDatabase: () => {
      for (const pid of databaseOf(shop)) killAtOnce(pid);
    },
    killWorkshop: async () => workshop.kill(),
    startWorkshop: async () => {
      workshop = await startWorkshop(places);
    },
    remove: async () => {
      await shop.stop();
      await Promise.all([...neighbours, workshop].map(async (neighbour) => neighbour.stop()));
      await rm(places.dataFolder, { recursive: true, force: true });
    },
  };
}

const WORKSHOP_KEY = 'the key of a workshop under fire, long enough';
const local = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;

async function freePlaces(): Promise<Places> {
  return {
    dataFolder: await enterableFolder(),
    origin: `http://localhost:${await freePort()}`,
    paymentOrigin: await local(),
    walletOrigin: await local(),
    mailboxOrigin: await local(),
    workshopOrigin: await local(),
    smtpUrl: `smtp://127.0.0.1:${await freePort()}`,
  };
}

function settingsOf(places: Places): Readonly<Record<string, string>> {
  return {
    PORT: new URL(places.origin).port,
    DATA_FOLDER: places.dataFolder,
    // As the launcher has it: half of a start is spared.
    NODE_COMPILE_CACHE: join('build', 'compile-cache'),
    LOG_FILE: join(places.dataFolder, 'logs', 'shop.log'),
    PAYMENT_PROVIDER_ORIGIN: places.paymentOrigin,
    WALLET_PROVIDER_ORIGIN: places.walletOrigin,
    SMS_PROVIDER_ORIGIN: places.mailboxOrigin,
    SMTP_URL: places.smtpUrl,
    WORKSHOP_ORIGIN: places.workshopOrigin,
    WORKSHOP_KEY,
    ...UNLIMITED,
  };
}

async function startNeighbours(places: Places): Promise<readonly Launched[]> {
  const mailbox = launch({
    program: ['apps/mailbox/src/start.ts'],
    origin: places.mailboxOrigin,
    readyPath: '/api/mails',
    env: {
      MAILBOX_SMTP_URL: places.smtpUrl,
      MAILBOX_ORIGIN: places.mailboxOrigin,
      MAILBOX_DATA: join(places.dataFolder, 'mailbox'),
    },
  });
  const providers = launch({
    program: ['apps/payment-sandbox/src/start.ts'],
    origin: places.paymentOrigin,
    readyPath: '/controls',
    env: {
      SANDBOX_ORIGIN: places.paymentOrigin,
      SANDBOX_WALLET_ORIGIN: places.walletOrigin,
      SANDBOX_DATA: join(places.dataFolder, 'payment-sandbox'),
      SANDBOX_CONTROLS: '1',
    },
  });
  return Promise.all([mailbox, providers]);
}

/** Nothing moves by itself: the attack presses its buttons. */
function startWorkshop(places: Places): Promise<Launched> {
  return launch({
    program: ['apps/workshop/src/start.ts'],
    origin: places.workshopOrigin,
    readyPath: '/workshop.css',
    env: {
      WORKSHOP_ORIGIN: places.workshopOrigin,
      WORKSHOP_SHOP_ORIGIN: places.origin,
      WORKSHOP_KEY,
      WORKSHOP_DATA: join(places.dataFolder, 'workshop'),
      WORKSHOP_STEP_SECONDS: '0',
    },
  });
}

/** The processes of the shop's own PostgreSQL. */
function databaseOf(shop: Launched): readonly number[] {
  return shop.processes().filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
    } catch {
      return false; // ended since it was listed
    }
  });
}

function killAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with its parent.
  }
}

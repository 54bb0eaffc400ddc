import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { CLIENT_SERVICES_EMAIL, SESSION_MAX_DAYS } from '@vitrine/domain';
import { z } from 'zod';
import { API_SETTINGS, checkApiSettings } from './api-settings.ts';

/** What one process does: render pages, answer calls, run jobs. All three by default. */
const ROLES = ['pages', 'services', 'jobs'] as const;
export type Role = (typeof ROLES)[number];

/** The payment sandbox's. */
const DEMO_PAYMENT_KEY = 'sandbox-merchant-key';

const onOff = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((value) => value === '1' || value === 'true');

const origin = z
  .url({ protocol: /^https?$/u })
  .refine((value) => new URL(value).pathname === '/', 'an origin has no path')
  .transform((value) => new URL(value).origin);

const roles = z
  .string()
  .default(ROLES.join(','))
  .transform((list) => list.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(ROLES)).min(1));

/** Names only: an address in digits would pass for a host whose name was never looked up. */
const hostNames = z
  .string()
  .default('')
  .transform((list) => splitList(list.toLowerCase()))
  .pipe(
    z.array(z.string().regex(/^(?=.*[a-z])[\da-z-]+(?:\.[\da-z-]+)+$/u, 'names of hosts, without https://')),
  );

/** Addresses, or networks such as `10.0.0.0/24`. */
const networks = z
  .string()
  .default('')
  .transform((list) => splitList(list).map(networkOf))
  .pipe(
    z.array(
      z.object({ address: z.string(), bits: z.number(), family: z.enum(['ipv4', 'ipv6']) }, 'IP addresses'),
    ),
  );

const Environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    HOST: z.string().min(1).optional(),
    PUBLIC_ORIGIN: origin.optional(),
    TRUST_PROXY: z.string().default('').transform(splitList),
    SHOP_ROLES: roles,
    SERVICES_URL: origin.optional(),
    PAGES_ADDRESSES: networks,
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/u }).optional(),
    DATA_FOLDER: z.string().min(1).default('.data'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    LOG_FILE: z.string().min(1).optional(),
    METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
    TOKEN_KEY: z.string().min(32, 'at least 32 characters').optional(),
    VITRINE_HOOKS: onOff,
    PAYMENT_PROVIDER_ORIGIN: origin.default('http://127.0.0.1:3001'),
    PAYMENT_PROVIDER_KEY: z.string().min(8).default(DEMO_PAYMENT_KEY),
    WALLET_PROVIDER_ORIGIN: origin.default('http://127.0.0.1:3002'),
    WALLET_PROVIDER_KEY: z.string().min(8).default(DEMO_PAYMENT_KEY),
    DEMO_WORKSHOP_MINUTES: z.coerce.number().int().min(1).max(10_000).optional(),
    PAYMENT_FIRST_LOOK_SECONDS: z.coerce.number().min(1).max(60).default(3),
    SMTP_URL: z.url({ protocol: /^smtps?$/u }).default('smtp://127.0.0.1:3025'),
    MAIL_FROM: z.string().min(3).default(`Maison Aurèle <${CLIENT_SERVICES_EMAIL}>`),
    MEDIA_HOSTS: hostNames,
    ...API_SETTINGS,
    MAX_PER_SKU: z.coerce.number().int().min(1).max(999).optional(),
    MAX_PER_BASKET: z.coerce.number().int().min(1).max(999).optional(),
    SESSION_MAX_DAYS: z.coerce.number().int().min(1).max(3650).default(SESSION_MAX_DAYS),
    FLOOD_FACTOR: z.coerce.number().min(1).max(10_000).default(1),
    PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(0).max(4096).default(64),
  })
  .superRefine((read, context) => {
    checkApiSettings(read, context);
    if (
      read.DATABASE_URL !== undefined &&
      read.TOKEN_KEY === undefined &&
      read.SHOP_ROLES.includes('services')
    ) {
      context.addIssue({
        code: 'custom',
        path: ['TOKEN_KEY'],
        message: 'a shop on a server of its own needs a key that its processes share',
      });
    }
    for (const [name, message] of unsafeForShoppers(read))
      context.addIssue({ code: 'custom', path: [name], message });
    const splitPages = read.SHOP_ROLES.includes('pages') && !read.SHOP_ROLES.includes('services');
    if (splitPages && read.SERVICES_URL === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['SERVICES_URL'],
        message: 'pages without services need the address of the services',
      });
    }
  });

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

interface Reachable {
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly SHOP_ROLES: readonly Role[];
  readonly PAYMENT_PROVIDER_ORIGIN: string;
  readonly PAYMENT_PROVIDER_KEY: string;
  readonly WALLET_PROVIDER_ORIGIN: string;
  readonly WALLET_PROVIDER_KEY: string;
}

/** What is good for a demo alone, where the shop is for shoppers: its origin is https, or a provider elsewhere. */
function* unsafeForShoppers(read: Reachable): Generator<readonly [name: string, message: string]> {
  const providers = ['PAYMENT_PROVIDER', 'WALLET_PROVIDER'] as const;
  const areHere = providers.every((name) => LOOPBACK.test(new URL(read[`${name}_ORIGIN`]).hostname));
  if (areHere && read.PUBLIC_ORIGIN?.startsWith('https:') !== true) return;
  // Pages alone never speak to a provider.
  const areAsked = read.SHOP_ROLES.includes('services') || read.SHOP_ROLES.includes('jobs');
  for (const name of providers) {
    if (!read[`${name}_ORIGIN`].startsWith('https:'))
      yield [`${name}_ORIGIN`, 'a shop for shoppers speaks https to its payment provider'];
    if (areAsked && read[`${name}_KEY`] === DEMO_PAYMENT_KEY)
      yield [`${name}_KEY`, 'the key of the demo is known to everybody'];
  }
}

/** Undefined for what is neither an address nor a network. */
function networkOf(text: string) {
  const [address = '', length] = text.split('/');
  const version = isIP(address);
  if (version === 0) return undefined;
  const longest = version === 6 ? 128 : 32;
  const bits = length === undefined ? longest : Number(length);
  const isLength = /^\d{1,3}$/u.test(length ?? '0') && bits <= longest;
  return isLength ? { address, bits, family: version === 6 ? 'ipv6' : 'ipv4' } : undefined;
}

function splitList(list: string): readonly string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * The only reader of the environment: everything else is handed what it needs.
 * Throws one error that lists every fault, so that an operator mends them in one go.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env) {
  const parsed = Environment.safeParse(withoutEmpty(environment));
  if (!parsed.success) throw new Error(`The environment is not right:\n${z.prettifyError(parsed.error)}`);
  const read = parsed.data;
  return {
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    host: read.HOST,
    publicOrigin: read.PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`,
    trustProxy: read.TRUST_PROXY,
    roles: new Set<Role>(read.SHOP_ROLES),
    servicesUrl: read.SERVICES_URL,
    /** Where processes of pages stand that ask these services: nobody's floods are counted for theirs. */
    pagesAddresses: read.PAGES_ADDRESSES,
    databaseUrl: read.DATABASE_URL,
    dataFolder: resolve(read.DATA_FOLDER),
    log: { level: read.LOG_LEVEL, file: read.LOG_FILE },
    /** Opens /metrics; without one there is no such address. */
    metricsToken: read.METRICS_TOKEN,
    /** Made and kept in the data folder when the environment names none. */
    tokenKey: read.TOKEN_KEY,
    hooks: read.VITRINE_HOOKS,
    /** The provider of cards, and that of wallets. */
    payment: { origin: read.PAYMENT_PROVIDER_ORIGIN, key: read.PAYMENT_PROVIDER_KEY },
    wallet: { origin: read.WALLET_PROVIDER_ORIGIN, key: read.WALLET_PROVIDER_KEY },
    /** How soon a payment that the provider left open is asked about again; then ever more seldom. */
    firstLookAfterMs: read.PAYMENT_FIRST_LOOK_SECONDS * 1000,
    /** How long a parcel of the demo stays at each step on its way; without it nobody moves parcels. */
    workshopStepMs:
      read.DEMO_WORKSHOP_MINUTES === undefined ? undefined : read.DEMO_WORKSHOP_MINUTES * 60_000,
    mail: { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM },
    /** Other hosts that keep pictures of the catalogue [R7.168]. */
    mediaHosts: read.MEDIA_HOSTS,
    /** [R7.002, R9.004, R9.005] Where calls stand that are not answered below the shop's usual addresses. */
    api: { rewrites: read.API_REWRITES, realms: read.API_REALMS },
    limits: { perSku: read.MAX_PER_SKU, perBasket: read.MAX_PER_BASKET },
    /** How long a session lives at the most, however often it is renewed. */
    sessionMaxSeconds: read.SESSION_MAX_DAYS * 24 * 60 * 60,
    /** Multiplies the flood limits: for load tests, and for a shop whose visitors share few addresses. */
    floodFactor: read.FLOOD_FACTOR,
    pageCacheBytes: read.PAGE_CACHE_MEGABYTES * 1024 * 1024,
  } as const;
}
export type Config = ReturnType<typeof readConfig>;

/** Says so to the libraries too, which read the environment themselves. */
export function defaultToProduction(): void {
  process.env['NODE_ENV'] ??= 'production';
}

/** `FOO=` in a unit file means "not set", not "set to nothing". */
function withoutEmpty(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment))
    if (value !== undefined && value !== '') filled[name] = value;
  return filled;
}

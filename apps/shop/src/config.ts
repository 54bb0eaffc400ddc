import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import {
  APPLICATION_ID,
  CALLBACK_KEPT_DAYS,
  CHAT_KEPT_DAYS,
  CLIENT_SERVICES_EMAIL,
  CUSTOM_ORDER_DAYS,
  HOUSE_NAME,
  REPAIR_PHOTO_DAYS,
  SESSION_MAX_DAYS,
  TICKET_KEPT_DAYS,
} from '@vitrine/domain';
import { z } from 'zod';
import { API_SETTINGS, checkApiSettings } from './api-settings.ts';
import { checkPassSettings, PASS_SETTINGS, passFiles } from './pass-settings.ts';
import { checkProviderSettings, paymentProviders, PROVIDER_SETTINGS } from './payment-providers.ts';
import {
  certificateKeys,
  hostNames,
  networks,
  onOff,
  origin,
  senderName,
  splitList,
} from './setting-shapes.ts';

/** What one process does: render pages, answer calls, run jobs. All three by default. */
const ROLES = ['pages', 'services', 'jobs'] as const;
export type Role = (typeof ROLES)[number];

const roles = z
  .string()
  .default(ROLES.join(','))
  .transform((list) => list.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(ROLES)).min(1));

/** Where the database is, and what its certificates are signed and proved with. */
const DATABASE_SETTINGS = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/u }).optional(),
  DATA_FOLDER: z.string().min(1).default('.data'),
  CERTIFICATE_KEYS: certificateKeys,
};

const Environment = z
  .object({
    ...DATABASE_SETTINGS,
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    HOST: z.string().min(1).optional(),
    PUBLIC_ORIGIN: origin.optional(),
    TRUST_PROXY: z.string().default('').transform(splitList),
    COUNTRY_HEADER: z
      .string()
      .regex(/^[\da-z-]{1,60}$/iu, 'the name of a header')
      .default('x-country-code'),
    SHOP_ROLES: roles,
    SERVICES_URL: origin.optional(),
    PAGES_ADDRESSES: networks,
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    LOG_FILE: z.string().min(1).optional(),
    METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
    TOKEN_KEY: z.string().min(32, 'at least 32 characters').optional(),
    VITRINE_HOOKS: onOff,
    MOCK_SKU_LIST: onOff,
    DEVELOPER_SECRET: z.string().min(16, 'at least 16 characters').optional(),
    PUBLIC_API_CREDENTIALS: z
      .string()
      .regex(/^[^:\s]+:\S{8,}$/u, 'name:password, with 8 characters or more')
      .optional(),
    CLIENT_SECRET: z.string().min(16, 'at least 16 characters').optional(),
    ...PROVIDER_SETTINGS,
    ...PASS_SETTINGS,
    CUSTOM_ORDER_DAYS: z.coerce.number().int().min(1).max(30).default(CUSTOM_ORDER_DAYS),
    CALLBACK_KEPT_DAYS: z.coerce.number().int().min(1).max(365).default(CALLBACK_KEPT_DAYS),
    CHAT_KEPT_DAYS: z.coerce.number().int().min(1).max(365).default(CHAT_KEPT_DAYS),
    TICKET_KEPT_DAYS: z.coerce.number().int().min(1).max(3650).default(TICKET_KEPT_DAYS),
    REPAIR_PHOTO_DAYS: z.coerce.number().int().min(1).max(3650).default(REPAIR_PHOTO_DAYS),
    WORKSHOP_ORIGIN: origin.optional(),
    WORKSHOP_KEY: z.string().min(32, 'at least 32 characters').optional(),
    ORDER_LINK_DAYS: z.coerce.number().int().min(30).max(3650).default(400),
    PAYMENT_FIRST_LOOK_SECONDS: z.coerce.number().min(1).max(60).default(3),
    SMTP_URL: z.url({ protocol: /^smtps?$/u }).default('smtp://127.0.0.1:3025'),
    MAIL_FROM: z.string().min(3).default(`${HOUSE_NAME} <${CLIENT_SERVICES_EMAIL}>`),
    SMS_PROVIDER_ORIGIN: origin.default('http://127.0.0.1:3026'),
    SMS_PROVIDER_KEY: z.string().min(1).default('demo-sms-key'),
    SMS_FROM: senderName.default('AURELE'),
    MEDIA_HOSTS: hostNames,
    ...API_SETTINGS,
    MAX_PER_SKU: z.coerce.number().int().min(1).max(999).optional(),
    MAX_PER_BASKET: z.coerce.number().int().min(1).max(999).optional(),
    SESSION_MAX_DAYS: z.coerce.number().int().min(1).max(3650).default(SESSION_MAX_DAYS),
    DRAIN_SECONDS: z.coerce.number().min(0).max(15).default(0),
    FLOOD_FACTOR: z.coerce.number().min(1).max(10_000).default(1),
    PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(0).max(4096).default(64),
  })
  .refine((read) => !read.MOCK_SKU_LIST || read.NODE_ENV !== 'production', {
    path: ['MOCK_SKU_LIST'],
    message: 'a shop in production shows the pieces of its catalogue: for NODE_ENV=development alone',
  })
  .superRefine((read, context) => {
    checkApiSettings(read, context);
    checkSharedKeys(read, context);
    checkProviderSettings(read, context);
    checkPassSettings(read, context);
    checkWorkshop(read, context);
    const splitPages = read.SHOP_ROLES.includes('pages') && !read.SHOP_ROLES.includes('services');
    if (splitPages && read.SERVICES_URL === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['SERVICES_URL'],
        message: 'pages without services need the address of the services',
      });
    }
    const splitServices = read.SHOP_ROLES.includes('services') && !read.SHOP_ROLES.includes('pages');
    if (splitServices && read.PAGES_ADDRESSES.length === 0) {
      context.addIssue({
        code: 'custom',
        path: ['PAGES_ADDRESSES'],
        message: 'services without pages need the addresses of the pages',
      });
    }
  });

/** [R7.005] */
const isPublicInProduction = (read: z.output<typeof Environment>): boolean =>
  read.NODE_ENV !== 'production' || read.PUBLIC_API_CREDENTIALS === undefined;

/** The names of all settings of the shop. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape);

/**
 * The only reader of the environment: everything else is handed what it needs.
 * Throws one error that lists every fault, so that an operator mends them in one go.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env) {
  const parsed = Environment.refine(isPublicInProduction, {
    path: ['PUBLIC_API_CREDENTIALS'],
    message: 'a shop in production answers its public calls to everybody',
  }).safeParse(withoutEmpty(environment));
  if (!parsed.success) throw new Error(`The environment is not right:\n${z.prettifyError(parsed.error)}`);
  const read = parsed.data;
  return {
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    host: read.HOST,
    publicOrigin: read.PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`,
    trustProxy: read.TRUST_PROXY,
    /** [R7.018] Where a proxy says the country of a network address. */
    countryHeader: read.COUNTRY_HEADER,
    roles: new Set<Role>(read.SHOP_ROLES),
    servicesUrl: read.SERVICES_URL,
    /** Where processes of pages stand that ask these services: they alone get what is for pages, and are no floods. */
    pagesAddresses: read.PAGES_ADDRESSES,
    databaseUrl: read.DATABASE_URL,
    dataFolder: resolve(read.DATA_FOLDER),
    log: { level: read.LOG_LEVEL, file: read.LOG_FILE },
    /** Opens /metrics; without one there is no such address. */
    metricsToken: read.METRICS_TOKEN,
    /** Made and kept in the data folder when the environment names none. */
    tokenKey: read.TOKEN_KEY,
    /** [R3.018] The first signs, the others prove; made and kept in the data folder, too. */
    certificateKeys: read.CERTIFICATE_KEYS,
    hooks: read.VITRINE_HOOKS,
    mocksSkuList: read.MOCK_SKU_LIST,
    /** [R7.004] Beside it a developer's headers mean something in production, too. */
    developerSecret: read.DEVELOPER_SECRET,
    /** [R7.005] `name:password` that public calls ask for. */
    publicCredentials: read.PUBLIC_API_CREDENTIALS,
    /** [R7.003] How pages name the application to the services; another secret with each start where none is set. */
    client: { id: APPLICATION_ID, secret: read.CLIENT_SECRET ?? randomUUID() },
    payment: paymentProviders(read),
    /** [R2.053] Who signs passes for the wallets of telephones. */
    passes: passFiles(read),
    /** How soon a payment that the provider left open is asked about again; then ever more seldom. */
    firstLookAfterMs: read.PAYMENT_FIRST_LOOK_SECONDS * 1000,
    /** Who makes orders ready, and what both sides sign with; without one nobody is told of orders. */
    workshop: workshopOf(read),
    /** [R7.127] How many days after the order a guest's signed link opens it. */
    customOrderDays: read.CUSTOM_ORDER_DAYS,
    orderLinkDays: read.ORDER_LINK_DAYS,
    /** [R2.019] After how many days the photos of a repair are deleted. */
    repairPhotoDays: read.REPAIR_PHOTO_DAYS,
    callbackKeptDays: read.CALLBACK_KEPT_DAYS,
    chatKeptDays: read.CHAT_KEPT_DAYS,
    ticketKeptDays: read.TICKET_KEPT_DAYS,
    mail: { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM },
    sms: { origin: read.SMS_PROVIDER_ORIGIN, key: read.SMS_PROVIDER_KEY, from: read.SMS_FROM },
    /** Other hosts that keep pictures of the catalogue [R7.168]. */
    mediaHosts: read.MEDIA_HOSTS,
    /** [R7.002, R9.004, R9.005] Where calls stand that are not answered below the shop's usual addresses. */
    api: { rewrites: read.API_REWRITES, realms: read.API_REALMS },
    limits: { perSku: read.MAX_PER_SKU, perBasket: read.MAX_PER_BASKET },
    /** How long a session lives at the most, however often it is renewed. */
    sessionMaxSeconds: read.SESSION_MAX_DAYS * 24 * 60 * 60,
    /** How long a process that is told to stop still takes requests, while /readyz says that it stops. */
    drainMs: read.DRAIN_SECONDS * 1000,
    /** Multiplies the flood limits: for load tests, and for a shop whose visitors share few addresses. */
    floodFactor: read.FLOOD_FACTOR,
    pageCacheBytes: read.PAGE_CACHE_MEGABYTES * 1024 * 1024,
  } as const;
}
export type Config = ReturnType<typeof readConfig>;

/** What a program needs that only uses the database of a shop. Throws like `readConfig`. */
export function readDatabaseConfig(environment: Readonly<Record<string, string | undefined>> = process.env) {
  const parsed = z.object(DATABASE_SETTINGS).safeParse(withoutEmpty(environment));
  if (!parsed.success) throw new Error(`The environment is not right:\n${z.prettifyError(parsed.error)}`);
  const { DATABASE_URL: databaseUrl, DATA_FOLDER: folder, CERTIFICATE_KEYS: keys } = parsed.data;
  return { databaseUrl, dataFolder: resolve(folder), certificateKeys: keys } as const;
}

/** Says so to the libraries too, which read the environment themselves. */
export function defaultToProduction(): void {
  process.env['NODE_ENV'] ??= 'production';
}

/** Processes that share a server share its keys, too. */
function checkSharedKeys(
  read: Pick<z.output<typeof Environment>, 'DATABASE_URL' | 'TOKEN_KEY' | 'CERTIFICATE_KEYS' | 'SHOP_ROLES'>,
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  if (read.DATABASE_URL === undefined) return;
  const message = 'a shop on a server of its own needs a key that its processes share';
  const isServing = read.SHOP_ROLES.includes('services');
  if (read.TOKEN_KEY === undefined && isServing)
    context.addIssue({ code: 'custom', path: ['TOKEN_KEY'], message });
  if (read.CERTIFICATE_KEYS === undefined && (isServing || read.SHOP_ROLES.includes('jobs')))
    context.addIssue({ code: 'custom', path: ['CERTIFICATE_KEYS'], message });
}

type WorkshopSettings = Readonly<
  Record<'WORKSHOP_ORIGIN' | 'WORKSHOP_KEY' | 'PUBLIC_ORIGIN', string | undefined>
>;

/** Refuses half of the settings, and a key that everybody knows where shoppers buy. */
function checkWorkshop(
  { WORKSHOP_ORIGIN: at, WORKSHOP_KEY: key, PUBLIC_ORIGIN: shop }: Partial<WorkshopSettings>,
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['WORKSHOP_KEY'], message });
  if ((at === undefined) !== (key === undefined)) refuse('WORKSHOP_ORIGIN and WORKSHOP_KEY are set together');
  if (shop?.startsWith('https:') === true && key?.startsWith('demo-') === true)
    refuse('the key of the demo is known to everybody');
}

function workshopOf({ WORKSHOP_ORIGIN: at, WORKSHOP_KEY: key }: Partial<WorkshopSettings>) {
  return at === undefined || key === undefined ? undefined : { origin: at, key };
}

/** `FOO=` in a unit file means "not set", not "set to nothing". */
function withoutEmpty(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment))
    if (value !== undefined && value !== '') filled[name] = value;
  return filled;
}

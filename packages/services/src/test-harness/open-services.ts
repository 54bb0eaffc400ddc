import { randomBytes } from 'node:crypto';
import { CALL_SPECS, CALLS, callUrl, type CallName, type CallSpec, ErrorBody } from '@vitrine/contracts';
import { type Database, newId } from '@vitrine/database';
import {
  CART_LIMITS,
  type LocaleCode,
  REALMS,
  CALLBACK_KEPT_DAYS,
  CHAT_KEPT_DAYS,
  REPAIR_PHOTO_DAYS,
  SESSION_MAX_DAYS,
  SIGN_IN_LIMITS,
  TICKET_KEPT_DAYS,
  USE_LIMITS,
} from '@vitrine/domain';
import { aFakeClock, type FakeClock, openTestDatabase } from '@vitrine/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod/mini';
import { createServices } from '../app.ts';
import { newCertificateKey, openCertificateSeal } from '../gateways/index.ts';
import type { OpenAskDirectly } from '../http/ask-directly.ts';
import type { AlarmName, ServiceConfig, ServiceDeps } from '../deps.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { FloodLimits } from '../http/flood-limit.ts';
import { serverOptions } from '../http/server-options.ts';
import { keepSearchIndex, rebuildSearchBase } from '../search-index/index.ts';
import { recordedJobs } from './recorded-jobs.ts';
import { testGateways } from './test-gateways.ts';

/** What a test sends. Parts that are left out are those of a normal client. */
export interface TestRequest {
  readonly locale?: LocaleCode;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as Bearer. */
  readonly token?: string;
  /** Sent as cookies by name. */
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The network address of the client. */
  readonly address?: string;
}
export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The cookies that were set, by name; a deleted one is ''. */
  readonly cookies: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined for an empty body. */
  readonly body: unknown;
  /** The error code of a failing answer. */
  readonly errorCode: string | undefined;
}
interface LoggedLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: object;
  readonly message: string;
}
export interface TestServices {
  readonly app: FastifyInstance;
  /** How pages of the same process ask. */
  readonly openAskDirectly: OpenAskDirectly;
  readonly db: Database;
  /** The dependencies of the services, for jobs and other code that no call reaches. */
  readonly deps: ServiceDeps;
  readonly clock: FakeClock;
  readonly logged: readonly LoggedLine[];
  readonly alarms: readonly AlarmName[];
  /** Makes a call, and checks the answer against the call's specification or the error body. */
  call(name: CallName, request?: TestRequest): Promise<TestAnswer>;
  close(): Promise<void>;
}
export interface TestOptions {
  readonly config?: Partial<ServiceConfig>;
  readonly deps?: Partial<Omit<ServiceDeps, 'gateways'>> & {
    readonly gateways?: Partial<ServiceDeps['gateways']>;
  };
  /** A queue on the test's own database. */
  readonly jobs?: (db: Database, log: ServiceDeps['log']) => Promise<JobQueue>;
}

/** As many requests of every class as a test may send in a minute. */
export function atMost(max: number): FloodLimits {
  return {
    timeWindow: 60_000,
    isOfPages: () => false,
    max: {
      common: max,
      session: max,
      'sign-in': max,
      purchase: max,
      'gift-card': max,
      certificate: max,
      care: max,
      subscribe: max,
      picture: max,
      workshop: max,
    },
  };
}
export const TEST_ORIGIN = 'http://localhost:3000';
/** What a browser says of a request that a page of the shop sends. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin' } as const;

const TEST_CONFIG: ServiceConfig = {
  ownOrigins: [TEST_ORIGIN],
  tokenKey: 'a key that only tests know, long enough',
  floodLimits: atMost(1_000_000),
  realms: REALMS,
  countryHeader: 'x-country-code',
  sessionMaxSeconds: SESSION_MAX_DAYS * 24 * 60 * 60,
  signInLimits: SIGN_IN_LIMITS,
  useLimits: USE_LIMITS,
  cartLimits: CART_LIMITS,
  repairPhotoDays: REPAIR_PHOTO_DAYS,
  callbackKeptDays: CALLBACK_KEPT_DAYS,
  ticketKeptDays: TICKET_KEPT_DAYS,
  chatKeptDays: CHAT_KEPT_DAYS,
  orders: {
    numberPrefix: 'AU',
    pendingForMs: 3_600_000,
    answerWithinMs: 3_000,
    firstLookAfterMs: 3_000,
    linkDays: 400,
    customOrderDays: 7,
  },
};

/** A paper whose bytes are what stands on it. */
const printText: ServiceDeps['print'] = async ({ content }) => ({
  bytes: new TextEncoder().encode(`%PDF ${JSON.stringify(content)}`),
  missing: [],
});

/**
 * The services on a database of their own, with a clock that stands still, for a test that opens them itself;
 * `useServices` is for the others.
 */
export async function openServices(options: TestOptions = {}): Promise<TestServices> {
  const database = await openTestDatabase();
  const { db } = database;
  const clock = aFakeClock();
  const logged: LoggedLine[] = [];
  const alarms: AlarmName[] = [];
  const write = (level: LoggedLine['level']) => (fields: object, message: string) => {
    logged.push({ level, fields, message });
  };
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  const app = Fastify(serverOptions(log));
  const deps: ServiceDeps = {
    db,
    clock,
    log,
    alarm: (name) => void alarms.push(name),
    ids: { next: newId },
    random: { bytes: (count) => randomBytes(count) },
    readModel: async (name) => new TextEncoder().encode(`glTF of ${name}`),
    readPicture: async ({ look }) => new TextEncoder().encode(`WebP of ${look}`),
    readPartMask: async () => undefined,
    print: printText,
    certificateSeal: openCertificateSeal([newCertificateKey()]),
    search: keepSearchIndex({ db, clock, log }),
    rebuildSearch: async () => void (await rebuildSearchBase(db)),
    jobs: await (options.jobs?.(db, log) ?? recordedJobs()),
    config: { ...TEST_CONFIG, ...options.config },
    ...options.deps,
    gateways: {
      ...testGateways(),
      ...options.deps?.gateways,
    },
  };
  const { plugin, openAskDirectly } = createServices(deps);
  await app.register(plugin);
  return {
    app,
    openAskDirectly,
    db,
    deps,
    clock,
    logged,
    alarms,
    call: async (name, request = {}) => checked(name, await send(app, name, request)),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** The services of a test file, open while its tests run. To be called once, outside any test. */
export function useServices(options: TestOptions = {}): TestServices {
  let opened: TestServices | undefined;
  beforeAll(async () => {
    opened = await openServices(options);
  });
  afterAll(async () => opened?.close());
  const services = (): TestServices => {
    if (opened === undefined) throw new Error('The services open before the first test, and not earlier');
    return opened;
  };
  return {
    get app() {
      return services().app;
    },
    get openAskDirectly() {
      return services().openAskDirectly;
    },
    get db() {
      return services().db;
    },
    get deps() {
      return services().deps;
    },
    get clock() {
      return services().clock;
    },
    get logged() {
      return services().logged;
    },
    get alarms() {
      return services().alarms;
    },
    call: async (name, request) => services().call(name, request),
    close: async () => services().close(),
  };
}

async function send(app: FastifyInstance, name: CallName, request: TestRequest): Promise<TestAnswer> {
  const { locale = 'eng-us', params = {}, query = {}, cookies = {}, address } = request;
  const response = await app.inject({
    method: CALLS[name].method,
    url: callUrl(name, { locale, params, query }),
    ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
    ...(address === undefined ? {} : { remoteAddress: address }),
    cookies: { ...cookies },
    headers: headersOf(request),
  });
  const body: unknown = response.body === '' ? undefined : response.json();
  const error = z.safeParse(ErrorBody, body);
  return {
    status: response.statusCode,
    headers: response.headers,
    cookies: Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie.value])),
    body,
    errorCode: error.success ? error.data.errorCode : undefined,
  };
}

function headersOf({ body, token, headers }: TestRequest): Record<string, string> {
  return {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  };
}

/** Throws when an answer is neither what the specification of the call says nor an error body. */
function checked(name: CallName, answer: TestAnswer): TestAnswer {
  const { answer: schema }: CallSpec = CALL_SPECS[name];
  const expected = answer.status >= 400 ? ErrorBody : schema;
  if (expected !== undefined) z.parse(expected, answer.body);
  return answer;
}

/** Starts a guest session and gives its access token. */
export async function guestToken(services: TestServices, locale: LocaleCode = 'eng-us'): Promise<string> {
  const { body } = await services.call('startGuestSession', { locale });
  return CALL_SPECS.startGuestSession.answer.parse(body).accessToken;
}

/** Signs a customer of the demo house in; `token` and `cookies` are those of the session that follows. */
export async function signIn(
  services: TestServices,
  request: Omit<TestRequest, 'body'> = {},
): Promise<TestAnswer & { readonly token: string }> {
  const answer = await services.call('login', { ...request, body: KIM });
  return { ...answer, token: CALL_SPECS.login.answer.parse(answer.body).accessToken };
}

/** A customer of the demo house. */
export const KIM = { login: 'kim@maison-aurele.example', password: 'Vitrine-Kim-2026' } as const;

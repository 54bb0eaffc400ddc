import pg from 'pg';
import { type Queryable, queryablePool } from './queryable.ts';
import { VALUE_PARSERS } from './value-parsers.ts';

export interface DatabaseConfig {
  /** `postgresql://…`; a Unix socket as `postgresql:///name?host=/folder&port=5432&user=…`. */
  readonly connectionString: string;
  readonly maxConnections?: number;
  /** A statement that takes longer is given up by the server. */
  readonly statementTimeoutMs?: number;
  /** Waited for by us this long, ms: longer than the server's own limit, for a server that went silent. */
  readonly queryTimeoutMs?: number;
  /** Who is connected, as the server's `pg_stat_activity` shows it. */
  readonly applicationName?: string;
  /** A connection that broke while nobody used it; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
}

/** The connection pool of a process. */
export interface Database extends Queryable {
  readonly pool: pg.Pool;
  /** Waits for what is running, then closes every connection. */
  close(): Promise<void>;
}

/** Ten connections keep two to four cores busy; more only make queries wait inside the server. */
const MAX_CONNECTIONS = 10;
const STATEMENT_TIMEOUT_MS = 10_000;
const QUERY_TIMEOUT_MS = 12_000;
/** Row locks are held for milliseconds: whoever waits longer meets a fault and may try again. */
const LOCK_TIMEOUT_MS = 5_000;
/**
 * Every statement looks rows up by their keys, so one plan is right for all values. Left alone, PostgreSQL plans many of
 * them anew each time, which costs several times as much as running them.
 */
const ONE_PLAN = '-c plan_cache_mode=force_generic_plan';
const CONNECT_TIMEOUT_MS = 5_000;

/** Opens a pool; connections are made when first needed. */
export function connect(config: DatabaseConfig): Database {
  const pool = openPool({
    connectionString: config.connectionString,
    max: config.maxConnections ?? MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: config.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    query_timeout: config.queryTimeoutMs ?? QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: config.applicationName ?? 'vitrine',
    lock_timeout: LOCK_TIMEOUT_MS,
    options: ONE_PLAN,
    // A transaction that its process forgot must not hold row locks for ever.
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    types: VALUE_PARSERS,
  });
  pool.on('error', (error) => config.onIdleError?.(error));
  return Object.assign(queryablePool(pool), { pool, close: () => pool.end() });
}

/**
 * A pool whose connections may break at any moment. Between two statements, or before whoever asked for one listens, that is
 * an event which would end the process unheard; the next statement fails by itself.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  return new pg.Pool(config).on('connect', hearErrors);
}

/** A single connection, which may break at any moment as those of a pool. */
export function openClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config);
  hearErrors(client);
  return client;
}

const hearErrors = (client: pg.ClientBase): void => void client.on('error', () => undefined);

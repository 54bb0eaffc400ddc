/** read_only_sql_transaction: what answers is no primary any more; nothing was done. */
export const READ_ONLY = '25006';

/** disk_full */
const DISK_FULL = '53100';

/** connection_exception, admin_shutdown and its like, read_only_sql_transaction, insufficient_resources. */
const SQL_STATES = /^(?:08...|57P0.|25006|53...)$/u;

/** What the operating system says of a server that is not there. */
const SYSTEM_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What `pg` and its pool say without a code. */
const WORDS = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
] as const;

/**
 * Whether an error tells of a database that is away, silent, starting, may only be read or has no room left: another try
 * may succeed.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Several addresses of one name were tried.
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  const code = errorCode(error);
  if (SYSTEM_CODES.has(code) || isMissingSocket(error, code)) return true;
  if (typeof code === 'string' && SQL_STATES.test(code)) return true;
  return WORDS.some((words) => error.message.startsWith(words));
}

/** Whether the server's disk is full: nothing heals that but its operator. */
export const isDiskFull = (error: unknown): boolean => errorCode(error) === DISK_FULL;

/** The SQLSTATE or system code of an error. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** A Unix socket whose server has ended is a file that is not there. */
const isMissingSocket = (error: Error, code: unknown): boolean =>
  code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

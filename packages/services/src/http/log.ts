/** The part of a pino logger the services write to. Fields never hold tokens, addresses, e-mails or bodies. */
export interface Log {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
}

interface LoggedError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** How many causes are followed; a chain that leads back to itself must not run for ever. */
const MAX_CAUSES = 5;

/**
 * A thrown error as it may be logged: with its causes, without the row a database error quotes in `detail`, which can
 * be a shopper's.
 */
export function loggedError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { name: typeof thrown, message: messageOf(thrown) };
  const { name, message, stack, cause } = thrown;
  return {
    name,
    message,
    ...('code' in thrown && typeof thrown.code === 'string' ? { code: thrown.code } : {}),
    ...(stack === undefined ? {} : { stack }),
    ...(cause === undefined || depth >= MAX_CAUSES ? {} : { cause: loggedError(cause, depth + 1) }),
  };
}

/** Libraries throw plain objects, too (pg-boss does), and what they say is the cause. */
function messageOf(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown;
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) return String(thrown.message);
  return 'not an Error was thrown';
}

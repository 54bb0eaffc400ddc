import type pg from 'pg';

/** What is waited for. */
interface Awaited<Value> {
  /** Whose notifications (`NOTIFY channel, key`) say that another look is worth it. */
  readonly key: string | readonly string[];
  /** In real time, ms. */
  readonly withinMs: number;
  /** Undefined while it is not there yet. */
  readonly look: () => Promise<Value | undefined>;
  /** Ends the waiting: nobody is there any more. */
  readonly signal?: AbortSignal;
}

/** Looks at once, and again whenever the database tells of the key; undefined when the time has run out. */
export type LookUntil = <Value>(awaited: Awaited<Value>) => Promise<Value | undefined>;

/**
 * Waiting for what another connection does, without asking again and again. All that wait in a process share one
 * connection of the pool, which is taken when somebody has to wait and given back when nobody does any more. Where it
 * breaks everybody looks again, and another one is taken. Behind a pooler that passes no notifications on, a look at the
 * end of the time finds what was not told.
 */
export function createLookUntil(pool: pg.Pool, channel: string): LookUntil {
  const listener = sharedListener(pool, channel);
  return async ({ key, withinMs, look, signal }) => {
    const first = await look();
    if (first !== undefined) return first;
    const timedOut = Promise.withResolvers<undefined>();
    let isOver = false;
    const end = () => {
      isOver = true;
      timedOut.resolve(undefined);
    };
    const timer = setTimeout(end, withinMs);
    signal?.addEventListener('abort', end);
    const leave = listener.join();
    try {
      for (;;) {
        const wakes = await Promise.all([key].flat().map((each) => listener.nextOf(each)));
        if (signal?.aborted === true) return undefined;
        const value = await look();
        if (value !== undefined || isOver) return value;
        await Promise.race([...wakes.map(({ woken }) => woken), timedOut.promise]);
      }
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      leave();
    }
  };
}

interface SharedListener {
  /** Keeps the connection until the returned function is called. */
  readonly join: () => () => void;
  /** Resolves once it listens; `woken` with the key's next notification, and never where nothing can be heard. */
  readonly nextOf: (key: string) => Promise<{ readonly woken: Promise<void> }>;
}

function sharedListener(pool: pg.Pool, channel: string): SharedListener {
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  let joined = 0;
  let connection: Promise<Listening> | undefined;

  const wake = (key: string): void => {
    waiting.get(key)?.resolve();
    waiting.delete(key);
  };
  const open = (): Promise<Listening> => {
    const opened = listenOn(pool, channel, {
      heard: wake,
      broke: () => {
        if (connection === opened) connection = undefined;
        for (const key of waiting.keys()) wake(key);
      },
    });
    // One that cannot be opened is not kept: the next who waits tries again.
    opened.catch(() => {
      if (connection === opened) connection = undefined;
    });
    return opened;
  };
  return {
    join: () => {
      joined += 1;
      return () => {
        joined -= 1;
        if (joined > 0) return;
        waiting.clear();
        void connection?.then((listening) => listening.close()).catch(() => undefined);
        connection = undefined;
      };
    },
    nextOf: async (key) => {
      connection ??= open();
      await connection.catch(() => undefined);
      const next = waiting.get(key) ?? Promise.withResolvers<void>();
      waiting.set(key, next);
      return { woken: next.promise };
    },
  };
}

interface Listening {
  readonly close: () => Promise<void>;
}
interface Ears {
  readonly heard: (key: string) => void;
  readonly broke: () => void;
}

async function listenOn(pool: pg.Pool, channel: string, { heard, broke }: Ears): Promise<Listening> {
  const client = await pool.connect();
  const onNotification = ({ payload }: pg.Notification): void => heard(payload ?? '');
  let isBroken = false;
  const onError = (error: Error): void => {
    if (isBroken) return;
    isBroken = true;
    client.off('notification', onNotification);
    client.release(error);
    broke();
  };
  client.on('notification', onNotification);
  client.on('error', onError);
  try {
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    onError(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  return {
    close: async () => {
      if (isBroken) return;
      await client.query(`UNLISTEN ${client.escapeIdentifier(channel)}`);
      client.off('notification', onNotification);
      client.off('error', onError);
      client.release();
    },
  };
}

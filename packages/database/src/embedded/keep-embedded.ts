import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from './start-embedded.ts';

export interface KeptPostgres {
  /** Leads to the database `vitrine`, also after the server was started again. */
  readonly connectionString: string;
  /** Where the data lies. */
  readonly dataFolder: string;
  stop(): Promise<void>;
}

export interface KeepOptions extends EmbeddedOptions {
  /** Hears that the server ended without being asked to, or could not be started again, and what it said last. */
  readonly onTrouble: (words: string) => void;
}

/** A full disk may keep the server from starting for hours; until then it is tried this often, in ms. */
const TRY_AGAIN_AFTER_MS = 500;

/**
 * Starts a PostgreSQL of our own and starts it again whenever it ends unasked (killed for its memory, a full disk), at
 * the same address. Throws when the first start fails.
 */
export async function keepEmbedded({ onTrouble, ...options }: KeepOptions): Promise<KeptPostgres> {
  const first = await startEmbedded(options);
  const place = { ...options, ...placeOf(first) };
  const stopping = new AbortController();
  let current = first;
  const watching = (async () => {
    for (;;) {
      const words = await current.ended;
      if (stopping.signal.aborted) return;
      onTrouble(causeIn(words));
      const next = await startAgain(place, onTrouble, stopping.signal);
      if (next === undefined) return;
      current = next;
      if (stopping.signal.aborted) await current.stop();
    }
  })();
  return {
    connectionString: first.connectionString,
    dataFolder: first.dataFolder,
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
      // The first one made the folder of the socket, and removes it.
      await first.stop();
    },
  };
}

async function startAgain(
  place: EmbeddedOptions,
  onTrouble: KeepOptions['onTrouble'],
  stopping: AbortSignal,
): Promise<EmbeddedPostgres | undefined> {
  while (!stopping.aborted) {
    try {
      return await startEmbedded(place);
    } catch (error) {
      onTrouble(error instanceof Error ? causeIn(error.message) : String(error));
      await pause(TRY_AGAIN_AFTER_MS, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
  return undefined;
}

function placeOf({ connectionString }: EmbeddedPostgres): { socketFolder: string; port: number } {
  const { searchParams } = new URL(connectionString);
  return { socketFolder: searchParams.get('host') ?? '', port: Number(searchParams.get('port')) };
}

/** Why a server ended, from the last lines of its log; other lines may quote a shopper's row. */
const causeIn = (words: string): string =>
  words
    .split('\n')
    .filter((line) => /\b(?:PANIC|FATAL): +(?!the database system is)|^PostgreSQL /u.test(line))
    .join('\n');

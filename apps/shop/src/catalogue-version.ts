import type { Log } from '@vitrine/services';

/** How often a process asks whether the catalogue has changed, in ms: the longest a page lags behind it. */
const ASK_EVERY_MS = 2000;

/** Before the first answer; no catalogue has it. */
const UNKNOWN = '';

export interface CatalogueVersion {
  readonly current: () => string;
  readonly stop: () => void;
}

/**
 * Follows the catalogue's version. While `read` fails the last known version stands; pages start without one and wait
 * for the services. Says once that they are away, and once that they are back.
 */
export async function followCatalogueVersion(
  read: () => Promise<string>,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<CatalogueVersion> {
  let version = UNKNOWN;
  let isAway = false;
  const refresh = async (): Promise<void> => {
    try {
      version = await read();
      if (isAway) log.info({}, 'the services are back');
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'the services are away');
      isAway = true;
    }
  };
  await refresh();
  const timer = setInterval(() => {
    void refresh();
  }, ASK_EVERY_MS);
  timer.unref();
  return { current: () => version, stop: () => clearInterval(timer) };
}

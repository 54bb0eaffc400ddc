/** How often a process asks whether the catalogue has changed, in ms: the longest a page lags behind it. */
const ASK_EVERY_MS = 2000;

export interface CatalogueVersion {
  readonly current: () => string;
  readonly stop: () => void;
}

/** Follows the catalogue's version. `read` may fail: the last known version then stands. */
export async function followCatalogueVersion(
  read: () => Promise<string>,
  onError: (error: unknown) => void,
): Promise<CatalogueVersion> {
  let version = await read();
  const refresh = async (): Promise<void> => {
    try {
      version = await read();
    } catch (error) {
      onError(error);
    }
  };
  const timer = setInterval(() => {
    void refresh();
  }, ASK_EVERY_MS);
  timer.unref();
  return { current: () => version, stop: () => clearInterval(timer) };
}

import { isReadAfresh } from './read-afresh.ts';
import { createAskedVersion, type VersionDeps } from './asked-version.ts';

/** Keeps public answers in memory, each for as long as the catalogue stays at the version it was read from. */
export interface VersionMemory<Value> {
  /** What is kept under the key, else what `load` gives, which is then kept. A rejected load is not kept. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
}

/** For keys of a small fixed set, such as locales: nothing but a new version throws them out. */
export function createVersionMemory<Value>(deps: VersionDeps): VersionMemory<Value> {
  const kept = new Map<string, Promise<Value>>();
  const askVersion = createAskedVersion(deps);
  let version: number | undefined;

  return {
    get: async (key, load) => {
      const current = await askVersion();
      if (current !== version) kept.clear();
      version = current;
      const known = isReadAfresh() ? undefined : kept.get(key);
      if (known !== undefined) return known;
      const loading = load();
      kept.set(key, loading);
      try {
        return await loading;
      } catch (error) {
        if (kept.get(key) === loading) kept.delete(key);
        throw error;
      }
    },
  };
}

import { catalogueVersion, type Queryable } from '@vitrine/database';

/** Keeps public answers in memory, each for as long as the catalogue stays at the version it was read from. */
export interface VersionMemory<Value> {
  /** What is kept under the key, else what `load` gives, which is then kept. A rejected load is not kept. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
}

/** How old the version may be when it is trusted without asking: public pages are allowed more than this. */
const TRUST_VERSION_MS = 1_000;

interface MemoryDeps {
  readonly db: Queryable;
  readonly clock: { readonly now: () => Date };
}

/** For keys of a small fixed set, such as locales: nothing but a new version throws them out. */
export function createVersionMemory<Value>({ db, clock }: MemoryDeps): VersionMemory<Value> {
  const kept = new Map<string, Promise<Value>>();
  let version: number | undefined;
  let askedAtMs = Number.NEGATIVE_INFINITY;

  async function forgetWhatIsOld(): Promise<void> {
    const nowMs = clock.now().getTime();
    if (nowMs - askedAtMs < TRUST_VERSION_MS) return;
    const current = await db.first(catalogueVersion, []);
    askedAtMs = nowMs;
    if (current?.version !== version) kept.clear();
    version = current?.version;
  }

  return {
    get: async (key, load) => {
      await forgetWhatIsOld();
      const known = kept.get(key);
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

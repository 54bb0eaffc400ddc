import { catalogueVersion, type Queryable } from '@vitrine/database';

/** How old the version may be when it is trusted without asking: public pages are allowed more than this. */
const TRUST_VERSION_MS = 1_000;

export interface VersionDeps {
  readonly db: Queryable;
  readonly clock: { readonly now: () => Date };
}

/** Gives the catalogue version as it was at most a second ago; whoever asks meanwhile shares one question. */
export function createAskedVersion({ db, clock }: VersionDeps): () => Promise<number> {
  let asked: Promise<number> | undefined;
  let askedAtMs = Number.NEGATIVE_INFINITY;

  return async () => {
    const nowMs = clock.now().getTime();
    if (asked !== undefined && nowMs - askedAtMs < TRUST_VERSION_MS) return asked;
    askedAtMs = nowMs;
    const asking = db.first(catalogueVersion, []).then((current) => current?.version ?? 0);
    asked = asking;
    try {
      return await asking;
    } catch (error) {
      if (asked === asking) asked = undefined;
      throw error;
    }
  };
}

/** What a database holds already: the ids of rows of a kind. */
export type Standing = (kind: string) => ReadonlySet<string>;

const NONE: ReadonlySet<string> = new Set();
/** An empty database. */
export const NOTHING_STANDING: Standing = () => NONE;

interface KindOfRow {
  readonly ids: Set<string>;
  /** The files say all there is to say of this kind: what they leave out does not stay. */
  isWhole: boolean;
}

/** Which rows can be named: those accepted so far, and those of the database that may stay as they are. */
export class Directory {
  readonly #standing: Standing;
  readonly #kinds = new Map<string, KindOfRow>();

  constructor(standing: Standing) {
    this.#standing = standing;
  }

  /** Forgets what was said of a kind before. */
  begin(kind: string, isWhole: boolean): void {
    this.#kinds.set(kind, { ids: new Set(), isWhole });
  }

  add(kind: string, id: string): void {
    this.#kinds.get(kind)?.ids.add(id);
  }

  /** Every name of every kind, as one text: the same where the same rows can be named. */
  said(): string {
    const kinds = [...this.#kinds].map(([kind, { ids, isWhole }]) => [
      kind,
      ...new Set([...ids, ...(isWhole ? NONE : this.#standing(kind))]),
    ]);
    return JSON.stringify(kinds.map(([kind, ...ids]) => [kind, ids.toSorted()]));
  }

  has(kind: string, id: string): boolean {
    const { ids = NONE, isWhole = false } = this.#kinds.get(kind) ?? {};
    return ids.has(id) || (!isWhole && this.#standing(kind).has(id));
  }
}

/** Where a database lies, for whoever has to move it away. */
export interface DatabasePlace {
  /** The data folder of the embedded server; undefined for a server of the operator's. */
  readonly dataFolder: string | undefined;
}

/** How many names of migrations are said before the rest is counted. */
const NAMED = 3;

/** The database was made, or brought up to date, by a version of the shop with other migrations. Nothing was changed. */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';
  /** The recorded migrations that this version does not have, by name. */
  readonly unknown: readonly string[];

  constructor(unknown: readonly string[], { dataFolder }: DatabasePlace) {
    const rest = unknown.length > NAMED ? ` and ${unknown.length - NAMED} more` : '';
    const last = unknown.at(-1) ?? '';
    const [where, anew] =
      dataFolder === undefined
        ? ['The database', 'name another, empty database in DATABASE_URL and start again.']
        : [`The database in ${dataFolder}`, `move ${dataFolder} away and start again.`];
    super(
      [
        `${where} was made by another version of the shop, whose migrations are not this version's:`,
        `${unknown.slice(0, NAMED).join(', ')}${rest}. Nothing was changed or deleted.`,
        `  To begin anew: ${anew}`,
        `  To keep the data: start the version that made it; its last migration is ${last}`,
        `  (git log --all -- 'packages/database/src/migrations/${last}.sql').`,
      ].join('\n'),
    );
    this.unknown = unknown;
  }
}

/**
 * The recorded migrations that this version cannot go on from: those it does not have, else those it has in another
 * order. Empty when what is recorded is how this version's own list begins. Both are identities in the order of their
 * names, `name@hash`, so that a migration of the same name with another text counts as another one.
 */
export function unknownMigrations(recorded: readonly string[], own: readonly string[]): readonly string[] {
  const foreign = recorded.filter((identity) => !own.includes(identity));
  const inTheWay =
    foreign.length > 0 ? foreign : recorded.filter((identity, index) => identity !== own[index]);
  return inTheWay.map(nameOf);
}

/** The name of a migration's file, without its hash. */
export function nameOf(identity: string): string {
  return identity.split('@', 1)[0] ?? identity;
}

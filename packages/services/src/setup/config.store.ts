import { named, type Queryable, type RowOf } from '@vitrine/database';

const FILES = named('config-files')<[nodeEnv: string]>(
  `SELECT config_group AS "group", name, body FROM app_config WHERE node_env = $1 ORDER BY config_group, name`,
);

/** A public configuration file: looked up by group and name, never by path. */
export type ConfigFile = RowOf<typeof FILES>;

/** All files of an environment; a house has a dozen. */
export function configFiles(db: Queryable, nodeEnv: string): Promise<readonly ConfigFile[]> {
  return db.all(FILES, [nodeEnv]);
}

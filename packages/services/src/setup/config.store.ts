import { named, type Queryable } from '@vitrine/database';

/** A public configuration file: looked up by group and name, never by path. */
export interface ConfigFile {
  readonly group: string;
  readonly name: string;
  readonly body: Record<string, unknown>;
}

const filesOfEnvironment = named<[nodeEnv: string], ConfigFile>(
  'config-files',
  `SELECT config_group AS "group", name, body FROM app_config WHERE node_env = $1 ORDER BY config_group, name`,
);

export const createConfigStore = (db: Queryable) => ({
  /** All files of an environment; a house has a dozen. */
  filesOf: (nodeEnv: string): Promise<readonly ConfigFile[]> => db.all(filesOfEnvironment, [nodeEnv]),
});

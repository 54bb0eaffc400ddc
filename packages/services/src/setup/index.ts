import { accepted, refused } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { type ConfigFile, configFiles } from './config.store.ts';

export { configFiles } from './config.store.ts';
export { cartLimits, houseOffers, savedAddressesLimit } from './house-offers.ts';

/** The environment whose files are served when the composition root names none. */
const DEFAULT_NODE_ENV = 'production';

/** [R7.006, R7.007] The public configuration, as files that an index lists. */
export function mountSetup(mount: MountCall, deps: ServiceDeps): void {
  const nodeEnv = deps.config.nodeEnv ?? DEFAULT_NODE_ENV;
  const memory = createVersionMemory<readonly ConfigFile[]>(deps);
  const files = () => memory.get(nodeEnv, () => configFiles(deps.db, nodeEnv));

  mount('getConfigIndex', async () =>
    accepted((await files()).map(({ group, name }) => ({ nodeEnv, group, appConfig: name }))),
  );
  mount('getConfig', async ({ params }) => {
    const found = (await files()).find(({ group, name }) => group === params.group && name === params.name);
    return found === undefined
      ? refused({ code: 'not_found', about: `${params.group}/${params.name}` })
      : accepted(found.body);
  });
}

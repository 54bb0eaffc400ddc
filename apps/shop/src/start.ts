import './production-unless-said.ts';
import { leash } from './leash.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { createLogger } from './operations/logger.ts';

/** Reads the environment, starts the shop, and stops it in order when it is told to. */
async function start(): Promise<void> {
  const config = readConfig();
  const { log, check: checkLog } = createLogger(config.log);
  const asked: { stop: () => void } = { stop: () => process.exit(0) };
  const { say, ready } = leash(() => asked.stop());
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejection nobody waited for'));

  const shop = await compose({ config, log, checkLog, say });
  asked.stop = () => {
    shop.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'the shop did not stop in order');
        process.exit(1);
      },
    );
  };
  await shop.listen();
  log.info({ port: config.port, roles: [...config.roles] }, 'serving');
  ready();
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

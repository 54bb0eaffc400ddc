import './production-unless-said.ts';
import { followStarter } from '@vitrine/lifecycle';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { createLogger } from './operations/logger.ts';

/** Reads the environment, starts the shop, and stops it in order when it is told to. */
async function start(): Promise<void> {
  const { say, stopWith, ready } = followStarter();
  const config = readConfig();
  const { log, check: checkLog } = createLogger(config.log);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejection nobody waited for'));

  const shop = await compose({ config, log, checkLog, say });
  stopWith(async () => {
    try {
      await shop.stop();
    } catch (error) {
      log.fatal({ err: error }, 'the shop did not stop in order');
      throw error;
    }
  });
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

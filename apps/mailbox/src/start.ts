import { once } from 'node:events';
import { readConfig } from './config.ts';
import { openMailStore } from './mail-store.ts';
import { createSmtpServer } from './smtp.ts';
import { createViewer } from './viewer/viewer.ts';

/** Mails stay on this machine: neither door opens to another. */
const LOOPBACK = '127.0.0.1';

const config = readConfig();
const store = await openMailStore(config.dataFolder);
const smtp = createSmtpServer(store);
const viewer = createViewer(store, config.origin);

const listening = once(smtp.listen(config.smtpPort, LOOPBACK), 'listening');
const { hostname, port } = new URL(config.origin);
await Promise.all([listening, viewer.listen({ host: hostname, port: Number(port) })]);

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  smtp.close();
  // The channel to the launcher would keep the process alive.
  void viewer.close().finally(() => process.exit(0));
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// Started by the launcher there is a channel: it hears that we serve, and when it is gone we stop too.
process.on('disconnect', stop);
process.send?.({ ready: true });

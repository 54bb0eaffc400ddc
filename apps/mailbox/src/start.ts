import { once } from 'node:events';
import { join } from 'node:path';
import { followStarter } from '@vitrine/lifecycle';
import { readConfig } from './config.ts';
import { openMailStore } from './mail-store.ts';
import { openTextStore } from './text-store.ts';
import { createSmtpServer } from './smtp.ts';
import { createViewer } from './viewer/viewer.ts';

/** Mails stay on this machine: neither door opens to another. */
const LOOPBACK = '127.0.0.1';

const { stopWith, ready } = followStarter();
const config = readConfig();
const store = await openMailStore(config.dataFolder);
const smtp = createSmtpServer(store);
const texts = await openTextStore(join(config.dataFolder, 'messages'));
const viewer = createViewer(store, texts, config.origin);
stopWith(async () => {
  smtp.close();
  await viewer.close();
});

const listening = once(smtp.listen(config.smtpPort, LOOPBACK), 'listening');
const { hostname, port } = new URL(config.origin);
await Promise.all([listening, viewer.listen({ host: hostname, port: Number(port) })]);
ready();

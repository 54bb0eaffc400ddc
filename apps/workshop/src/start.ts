import { followStarter } from '@vitrine/lifecycle';
import { createWorkshopApp } from './app.ts';
import { readConfig } from './config.ts';

const TICK_MS = 500;

const { stopWith, ready } = followStarter();
const config = readConfig();
const { app, tick } = createWorkshopApp(config);
const { hostname, port } = new URL(config.origin);
await app.listen({ host: hostname, port: Number(port) });

let stopping = false;
let timer = setTimeout(turn, TICK_MS);

/** One turn after the other: a slow shop must not be told the same by two at once. */
function turn(): void {
  void tick().finally(() => {
    if (!stopping) timer = setTimeout(turn, TICK_MS);
  });
}

stopWith(async () => {
  stopping = true;
  clearTimeout(timer);
  await app.close();
});
ready();

import { followStarter } from '@vitrine/lifecycle';
import { createSandboxApp, type SandboxApp } from './app.ts';
import { readConfigs, type SandboxConfig } from './config.ts';

const TICK_MS = 250;

const { stopWith, ready } = followStarter();
const providers = await Promise.all(readConfigs().map(listening));

async function listening(config: SandboxConfig): Promise<SandboxApp> {
  const provider = await createSandboxApp(config);
  const { hostname, port, protocol } = new URL(config.origin);
  await provider.app.listen({ host: hostname, port: Number(port || (protocol === 'https:' ? 443 : 80)) });
  return provider;
}

let stopping = false;
let timer = setTimeout(turn, TICK_MS);

/** One turn after the other: a slow shop must not be asked by two at once. */
function turn(): void {
  void Promise.all(providers.map(({ tick }) => tick())).finally(() => {
    if (!stopping) timer = setTimeout(turn, TICK_MS);
  });
}

stopWith(async () => {
  stopping = true;
  clearTimeout(timer);
  await Promise.all(providers.map(({ app }) => app.close()));
});
ready();

import { startShop } from '@vitrine/testing';
import { type Attack, type Outcome, type Target, UNLIMITED } from './attack.ts';
import { foreignOrigins } from './attacks/foreign-origins.ts';
import { hostHeaders } from './attacks/host-headers.ts';
import { hostileAddresses } from './attacks/hostile-addresses.ts';
import { hostileBodies } from './attacks/hostile-bodies.ts';
import { openRedirects } from './attacks/open-redirects.ts';
import { ownership } from './attacks/ownership.ts';
import { poisonedCaches } from './attacks/poisoned-caches.ts';
import { policies } from './attacks/policies.ts';
import { type OwnShop, purchasesWithKills } from './attacks/purchases-with-kills.ts';
import { sessionFixation } from './attacks/session-fixation.ts';
import { smuggling } from './attacks/smuggling.ts';
import { traversal } from './attacks/traversal.ts';

/**
 * `npm run attack [-- --short] [ORIGIN]`: tries on a shop what once failed on it, and prints a table. Without an origin it
 * starts a shop of its own, which it also kills in the middle of purchases. The shop must not limit floods
 * (FLOOD_FACTOR=1000). Ends with 1 when anything went through.
 */
const ATTACKS: readonly Attack[] = [
  ownership,
  sessionFixation,
  foreignOrigins,
  hostHeaders,
  poisonedCaches,
  openRedirects,
  policies,
  traversal,
  hostileAddresses,
  hostileBodies,
  smuggling,
];

const words = process.argv.slice(2);
const isShort = words.includes('--short');
const [given] = words.filter((word) => !word.startsWith('--'));
let breaches = 0;

if (given === undefined) {
  const own: OwnShop = { shop: await startShop({ env: UNLIMITED }) };
  try {
    await attackAll({ origin: own.shop.origin, isShort });
    tell('purchases with kills', await purchasesWithKills(own, isShort));
  } finally {
    await own.shop.remove();
  }
} else {
  await attackAll({ origin: new URL(given).origin, isShort });
}
process.stdout.write(breaches === 0 ? 'Nothing went through.\n' : `${breaches} went through.\n`);
process.exitCode = breaches === 0 ? 0 : 1;

async function attackAll(target: Target): Promise<void> {
  process.stdout.write(`Attacking ${target.origin}\n\n| attack | tried | went through |\n|---|---|---|\n`);
  for (const { name, run } of ATTACKS) tell(name, await run(target));
}

function tell(name: string, outcome: Outcome): void {
  breaches += outcome.breaches.length;
  process.stdout.write(`| ${name} | ${outcome.tried} | ${outcome.breaches.length} |\n`);
  for (const breach of outcome.breaches.slice(0, 20)) process.stdout.write(`  - ${breach}\n`);
}

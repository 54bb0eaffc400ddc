import { randomUUID } from 'node:crypto';

/**
 * `npm run bench:accounts -- http://localhost:4000`: whether the time of an answer tells that an account exists. Each call
 * is made by turns about a customer of the demo house and about nobody; prints the medians, and ends with 1 where they
 * differ by five per cent or more. The shop must be started with FLOOD_FACTOR=1000.
 */
const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const TRIES = 200;
const WARM_UP = 20;
const MAX_DIFFERENCE = 0.05;
const KNOWN = 'kim@maison-aurele.example';
/** As often asked about as the known one, and nobody's. */
const UNKNOWN = `${randomUUID().slice(0, 8)}@maison-aurele.example`;

interface Trial {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly body: (login: string) => object;
}
const TRIALS: Readonly<Record<string, Trial>> = {
  'account/register': {
    method: 'POST',
    path: '/api/eng-us/account/register',
    body: (email) => ({ email, password: 'heather on the hills', firstName: 'A', lastName: 'B' }),
  },
  'account/resetpassword': {
    method: 'PATCH',
    path: '/api/eng-us/account/resetpassword',
    body: (email) => ({ email, url: '/eng-us/mylv/reset-password' }),
  },
  'account/mail-login': {
    method: 'POST',
    path: '/api/eng-us/account/mail-login',
    body: (login) => ({ login }),
  },
  'account-matching': {
    method: 'POST',
    path: '/api/eng-us/account-matching',
    body: (login) => ({ login }),
  },
  'login/token': {
    method: 'POST',
    path: '/eco-eu/lvcom-tkn-handlr-eapi/v1/eng-us/login/token',
    body: (username) => ({ username, code: '000000', mode: 1 }),
  },
};

async function timed({ method, path, body }: Trial, login: string): Promise<{ ms: number; told: string }> {
  const began = performance.now();
  const response = await fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(login)),
  });
  const told = `${response.status} ${await response.text()}`;
  return { ms: performance.now() - began, told };
}

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

async function compare(name: string, trial: Trial): Promise<boolean> {
  const [known, unknown]: [number[], number[]] = [[], []];
  const told = new Set<string>();
  for (let number = 0; number < TRIES + WARM_UP; number += 1) {
    // By turns first, so that neither always follows the other's work.
    const order = number % 2 === 0 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN];
    for (const login of order) {
      const answer = await timed(trial, login);
      told.add(answer.told);
      if (number >= WARM_UP) (login === KNOWN ? known : unknown).push(answer.ms);
    }
  }
  const [ofKnown, ofUnknown] = [median(known), median(unknown)];
  const difference = Math.abs(ofKnown - ofUnknown) / Math.min(ofKnown, ofUnknown);
  const isAlike = difference < MAX_DIFFERENCE && told.size === 1;
  process.stdout.write(
    `${name.padEnd(24)} known ${ofKnown.toFixed(2)} ms, unknown ${ofUnknown.toFixed(2)} ms, ` +
      `${(difference * 100).toFixed(1)} % apart; ${told.size} different answers\n`,
  );
  if (told.size > 1) process.stdout.write(`  ${[...told].join('\n  ')}\n`);
  return isAlike;
}

let areAlike = true;
for (const [name, trial] of Object.entries(TRIALS)) areAlike = (await compare(name, trial)) && areAlike;
process.exitCode = areAlike ? 0 : 1;

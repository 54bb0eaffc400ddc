import { type Attack, some, Tally } from '../attack.ts';
import { startGuest } from '../guest.ts';
import { addressOf, operationsOf } from '../operations.ts';
import { raw, statusesIn } from '../raw.ts';

const SLOW_MS = 2000;
/** Values of addresses and parameters that no page or client of ours sends. */
const VALUES = [
  'a'.repeat(1900),
  '%'.repeat(600),
  '_%'.repeat(300),
  '('.repeat(500),
  '-'.repeat(1500),
  'a '.repeat(500),
  'a\n',
  'a\r',
  'a\u2028',
  'a\u0000',
  '\u202e',
  '__proto__',
  'constructor',
  'toString',
  '..',
  '\\',
  "' OR 1=1 --",
  '9'.repeat(40),
  'AU2001,'.repeat(200),
];
const PAGES = [
  '/eng-us/',
  '/eng-us/products/',
  '/eng-us/stores/',
  '/eng-us/checkout/',
  '/',
  '/media/',
  '/models/',
];
const HEADERS = [
  'Cookie: vitrine-access=\u00ff; vitrine-refresh=%00',
  'Cookie: vitrine-locale=__proto__',
  `Accept-Language: ${'a-'.repeat(3000)}`,
  `If-None-Match: ${'"a",'.repeat(2000)}`,
  `Range: bytes=${'0-1,'.repeat(2000)}0-1`,
  `X-Forwarded-For: ${'1.2.3.4,'.repeat(1000)}`,
  'Authorization: Bearer \u00ff',
  'Expect: nothing',
];

/** Addresses and headers that no browser sends: never a 5xx, and never long to answer. */
export const hostileAddresses: Attack = {
  name: 'hostile addresses and headers',
  async run(target) {
    const { origin } = target;
    const tally = new Tally();
    const guest = await startGuest(target);
    const { host } = new URL(origin);
    const values = some(target, VALUES, 8);
    for (const page of PAGES) for (const value of values) await tryOn(page + encodeURIComponent(value), '');
    for (const header of HEADERS)
      for (const path of ['/eng-us/cart', '/eng-us/homepage', '/api/eng-us/cart']) await tryOn(path, header);
    const reading = (await operationsOf(target)).filter(({ method }) => method === 'GET');
    for (const operation of some(target, reading, 15))
      for (const value of values) await tryOn(addressOf(operation, value), `Cookie: ${guest.cookie}`);
    return tally;

    async function tryOn(path: string, header: string): Promise<void> {
      const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'User-Agent: Mozilla/5.0 Chrome/156.0', header];
      const sent = [...lines.filter((line) => line !== ''), 'Connection: close', '', ''].join('\r\n');
      const started = performance.now();
      const [status = 0] = statusesIn(await raw(origin, sent));
      const ms = Math.round(performance.now() - started);
      const isFine = status >= 200 && status < 500 && ms <= SLOW_MS;
      tally.note(
        isFine ? undefined : `${path.slice(0, 80)} ${header.slice(0, 40)}: ${status} after ${ms} ms`,
      );
    }
  },
};

import { type Attack, some, Tally } from '../attack.ts';
import { raw, statusesIn } from '../raw.ts';

const ROOTS = [
  '/assets/',
  '/media/au2006-crystal/',
  '/models/',
  '/videos/',
  '/documents/',
  '/try-on/',
  '/',
  '/api/eng-us/',
];
const UPS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '....//',
  '%252e%252e%252f',
  '..%00/',
  '..;/',
];
const FILES = ['etc/passwd', 'package.json', '.env', '.data/token-key', 'apps/shop/src/config.ts'];
const READ = /root:x:0|"workspaces"|TOKEN_KEY|readConfig\(/u;

/** Paths that lead out of the folders which are served: no file of the machine is read. Sent raw, as no client would. */
export const traversal: Attack = {
  name: 'path traversal',
  async run(target) {
    const tally = new Tally();
    const { origin } = target;
    const { host } = new URL(origin);
    for (const root of ROOTS) {
      for (const up of UPS) {
        for (const file of some(target, FILES, 1)) {
          const path = `${root}${up.repeat(8)}${file}`;
          const received = await raw(
            origin,
            `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
          );
          const [status = 0] = statusesIn(received);
          tally.note(READ.test(received) || status >= 500 || status === 0 ? `${path}: ${status}` : undefined);
        }
      }
    }
    return tally;
  },
};

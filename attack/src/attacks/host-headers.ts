import { type Attack, Tally } from '../attack.ts';
import { raw, statusesIn } from '../raw.ts';

const EVIL = 'evil.example';
const PATHS = ['/eng-us/homepage', '/eng-us/products/AU2001', '/eng-us/nothing-here', '/dispatch'];
const NAMES = [
  'Host',
  'X-Forwarded-Host',
  'X-Forwarded-Server',
  'Forwarded',
  'X-Original-URL',
  'X-Rewrite-URL',
];

/** Names of another host in every header that a server reads a host from. No answer may contain them. */
export const hostHeaders: Attack = {
  name: 'host headers',
  async run({ origin }) {
    const tally = new Tally();
    const { host } = new URL(origin);
    for (const path of PATHS) {
      for (const name of NAMES) {
        const own = name === 'Host' ? [] : [`Host: ${host}`];
        const value = name === 'Forwarded' ? `host=${EVIL};proto=https` : EVIL;
        const sent = [`GET ${path} HTTP/1.1`, ...own, `${name}: ${value}`, 'Connection: close', '', ''].join(
          '\r\n',
        );
        const received = await raw(origin, sent);
        tally.note(received.includes(EVIL) ? `${path} repeats the ${name} header` : undefined);
      }
      const twice = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nHost: ${EVIL}\r\nConnection: close\r\n\r\n`;
      const [status] = statusesIn(await raw(origin, twice));
      tally.note(status === 400 ? undefined : `${path} with two Host headers: ${status}`);
    }
    return tally;
  },
};

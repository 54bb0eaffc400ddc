import { type Attack, some, Tally } from '../attack.ts';
import { raw } from '../raw.ts';

const EVIL = 'evil.example';
/** Ways to another host that browsers follow, in a path or in a parameter for the next page. */
const WISHES = [
  `//${EVIL}`,
  `///${EVIL}`,
  `/\\${EVIL}`,
  `/.//${EVIL}`,
  `/eng-us/../..//${EVIL}`,
  `/%2e%2e//${EVIL}`,
  `/%5c${EVIL}`,
  `/%09/${EVIL}`,
  `/%0d%0aLocation:%20//${EVIL}`,
  `https:${EVIL}`,
  `https://${EVIL}`,
  `/\u2028/${EVIL}`,
  `//${EVIL}/%2f..`,
];
const PLACES = ['', '/eng-us', '/eng-us/homepage', '/dispatch', '/payments/3ds-return/us'];

/** Addresses and answers that redirect. They must never lead to another host. */
export const openRedirects: Attack = {
  name: 'open redirects',
  async run(target) {
    const { origin } = target;
    const tally = new Tally();
    const { host } = new URL(origin);
    for (const wish of WISHES) {
      for (const place of some(target, PLACES, 2)) {
        const path = encodeURI(place + wish).replaceAll('%25', '%');
        const sent = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
        const location = /^location: (?<to>.*)$/imu.exec(await raw(origin, sent))?.groups?.['to'];
        tally.note(leadsOff(location?.trim()) ? `${path} leads to ${location}` : undefined);
      }
      const answered = await fetch(`${origin}/api/eng-us/age-answer`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ answer: 'no', back: wish }).toString(),
      });
      const location = answered.headers.get('location') ?? undefined;
      const isWrong = answered.status !== 303 || leadsOff(location);
      tally.note(isWrong ? `${wish} after an answer: ${answered.status} ${location}` : undefined);
    }
    return tally;

    function leadsOff(location: string | undefined): boolean {
      if (location === undefined) return false;
      const to = new URL(location, origin);
      return to.origin !== new URL(origin).origin || to.pathname.startsWith('//');
    }
  },
};

import { type Attack, Tally } from '../attack.ts';
import { startGuest } from '../guest.ts';

const GUEST = '/api/eng-us/guest';
const SENT_BY: readonly (readonly [what: string, headers: Readonly<Record<string, string>>])[] = [
  ['a mail or a QR code', { 'sec-fetch-site': 'none' }],
  ['a program', {}],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a neighbour', { 'sec-fetch-site': 'same-site' }],
];

/** A link with a session in it. The session must not become that of the person who follows the link. */
export const sessionFixation: Attack = {
  name: 'session fixation',
  async run(target) {
    const tally = new Tally();
    const { origin } = target;
    const attacker = await startGuest(target);
    const victim = await startGuest(target);
    const link = `${origin}${GUEST}?usid=${attacker.usid}`;
    for (const [what, headers] of SENT_BY) {
      for (const cookie of [undefined, victim.cookie]) {
        const followed = await fetch(link, {
          headers: { ...headers, ...(cookie !== undefined && { cookie }) },
        });
        const isSet = followed.headers.getSetCookie().length > 0;
        tally.note(isSet ? `a link from ${what} sets the attacker's cookies` : undefined);
      }
    }
    const headers = { 'sec-fetch-site': 'same-origin', cookie: victim.cookie };
    const own = await fetch(link, { headers });
    const text = await own.text();
    tally.note(text.includes(attacker.usid) ? 'a living session is replaced' : undefined);
    return tally;
  },
};

import { type Attack, Tally } from '../attack.ts';
import { raw, statusesIn } from '../raw.ts';

const HIDDEN = 'GET /eng-us/smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
const chunk = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n`;
const HEADS: readonly (readonly [what: string, head: readonly string[], body: string])[] = [
  ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${HIDDEN}`],
  ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${HIDDEN}`],
  ['two lengths', ['Content-Length: 0', `Content-Length: ${HIDDEN.length}`], HIDDEN],
  ['a length with a sign', [`Content-Length: +${HIDDEN.length}`], HIDDEN],
  ['a space before the colon', ['Transfer-Encoding : chunked'], `0\r\n\r\n${HIDDEN}`],
  ['an unknown coding', ['Transfer-Encoding: xchunked'], chunk],
  ['a line end alone', ['X-Bare: a\nTransfer-Encoding: chunked'], `0\r\n\r\n${HIDDEN}`],
  ['a chunk of no size', ['Transfer-Encoding: chunked'], `\r\n\r\n${HIDDEN}`],
  ['a chunk that is too long', ['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${HIDDEN}`],
];

/** Requests whose end two servers could find at two places. A hidden request must never be answered. */
export const smuggling: Attack = {
  name: 'request smuggling',
  async run({ origin }) {
    const tally = new Tally();
    const { host } = new URL(origin);
    for (const [what, head, body] of HEADS) {
      for (const path of ['/api/eng-us/cart', '/eng-us/homepage']) {
        const lines = [`PUT ${path} HTTP/1.1`, `Host: ${host}`, 'Content-Type: application/json', ...head];
        const received = await raw(origin, `${lines.join('\r\n')}\r\n\r\n${body}`);
        const final = statusesIn(received).filter((status) => status >= 200);
        const isAnswered = final.length > 1 || final.some((status) => status < 400);
        tally.note(isAnswered ? `${path} with ${what}: ${final.join(', ')}` : undefined);
      }
    }
    return tally;
  },
};

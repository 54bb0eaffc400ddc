import { gzipSync } from 'node:zlib';
import { type Attack, some, Tally } from '../attack.ts';
import { startGuest } from '../guest.ts';
import { addressOf, operationsOf } from '../operations.ts';

const DEEP = 40_000;
const BODIES: readonly (readonly [what: string, body: string])[] = [
  ['__proto__', '{"__proto__":{"isAdmin":true},"items":[{"__proto__":{"skuId":"QW1001"},"quantity":1}]}'],
  ['a NUL', '{"items":[{"skuId":"QW\\u00001001","quantity":1}]}'],
  ['a huge number', '{"items":[{"skuId":"QW1001","quantity":1e400}]}'],
  ['what is nested deep', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`],
  ['no JSON', '{{{'],
  ['two megabytes', JSON.stringify({ items: 'x'.repeat(2_000_000) })],
  ['a lone surrogate', '{"items":[{"skuId":"\\ud800","quantity":1}]}'],
  ['constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['a list for an object', '[]'],
  ['null', 'null'],
  ['a negative quantity', '{"items":[{"skuId":"QW1001","quantity":-1}]}'],
  ['SQL', '{"items":[{"skuId":"x\' OR 1=1; DROP TABLE cart; --","quantity":1}]}'],
];
const SLOW_MS = 2000;

/** Bodies that no client of ours sends, to every operation that takes one: refused, quickly, and never a 5xx. */
export const hostileBodies: Attack = {
  name: 'hostile bodies',
  async run(target) {
    const tally = new Tally();
    const guest = await startGuest(target);
    const taking = (await operationsOf(target)).filter(({ method }) => method !== 'GET');
    for (const operation of some(target, taking, 12)) {
      for (const [what, body] of BODIES) {
        const breach = await sent(operation.method, addressOf(operation, 'x'), { body });
        tally.note(breach && `${operation.method} ${operation.path} with ${what}: ${breach}`);
      }
    }
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    const breach = await sent('PUT', '/api/eng-us/cart', { body: bomb, encoding: 'gzip' });
    tally.note(breach && `a gzip bomb: ${breach}`);
    return tally;

    async function sent(
      method: string,
      path: string,
      { body, encoding }: { readonly body: BodyInit; readonly encoding?: string },
    ): Promise<string | undefined> {
      const started = performance.now();
      // A body that is too large may be refused by closing the connection.
      const status = await fetch(target.origin + path, {
        method,
        headers: {
          cookie: guest.cookie,
          origin: target.origin,
          'content-type': 'application/json',
          ...(encoding !== undefined && { 'content-encoding': encoding }),
        },
        body,
      }).then(
        (answer) => answer.status,
        () => 413,
      );
      const ms = performance.now() - started;
      if (status >= 500) return String(status);
      return ms > SLOW_MS ? `${Math.round(ms)} ms` : undefined;
    }
  },
};

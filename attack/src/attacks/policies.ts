import { createHash } from 'node:crypto';
import { type Attack, Tally } from '../attack.ts';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const MARKER = '<script>poison5f3a()</script>';
const PAGES = [
  '/eng-us/homepage',
  '/fra-fr/products/AU2001',
  '/eng-us/cart',
  '/dispatch',
  '/eng-us/nothing-here',
  `/eng-us/${encodeURIComponent(MARKER)}`,
  `/eng-us/environmental-characteristics?sku=${encodeURIComponent(MARKER)}`,
  `/eng-us/stores/${encodeURIComponent(MARKER)}`,
];

/** The policy of every page: nobody may frame it, and only its own scripts may run. */
export const policies: Attack = {
  name: 'framing and injected scripts',
  async run({ origin }) {
    const tally = new Tally();
    for (const page of PAGES) {
      const answer = await fetch(origin + page, { headers: { 'user-agent': PERSON } });
      const policy = answer.headers.get('content-security-policy') ?? '';
      const html = await answer.text();
      const said = ["default-src 'none'", "frame-ancestors 'self'", "base-uri 'none'", "script-src 'self'"];
      const missing = said.filter((words) => !policy.includes(words));
      tally.note(missing.length > 0 ? `${page} says not ${missing.join(', ')}` : undefined);
      const isOpen = /script-src[^;]*(?:'unsafe-inline'|'unsafe-eval'|\*|https?:)/u.test(policy);
      tally.note(isOpen ? `${page} lets scripts of others in` : undefined);
      tally.note(html.includes(MARKER) ? `${page} repeats a script of its address` : undefined);
      const inline = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/gu)]
        .filter(({ groups }) => !/\bsrc=|ld\+json/u.test(groups?.['attributes'] ?? ''))
        .map(({ groups }) =>
          createHash('sha256')
            .update(groups?.['code'] ?? '')
            .digest('base64'),
        );
      const known = [...policy.matchAll(/'sha256-(?<hash>[^']+)'/gu)].map(({ groups }) => groups?.['hash']);
      const isExact = known.length > 0 && known.every((hash) => inline.includes(hash ?? ''));
      tally.note(isExact ? undefined : `${page} allows scripts that it does not hold`);
      tally.note(html.includes(' nonce=') ? `${page} tells the nonce of its scripts` : undefined);
    }
    return tally;
  },
};

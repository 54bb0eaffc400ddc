import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the content security policy', () => {
  it('allows each inline script by its hash, modules too', () => {
    const html =
      '<script>let a=1</script><script type="module" async="">import "x"</script><script>let a=1</script>';
    expect(inlineScriptHashes(html)).toEqual([hashOf('let a=1'), hashOf('import "x"')]);
  });

  it('asks nothing for scripts from a file or blocks of data', () => {
    expect(
      inlineScriptHashes('<script src="/a.js"></script><script type="application/ld+json">{}</script>'),
    ).toEqual([]);
  });

  it('frames the payment provider and asks the house’s other gateways, and nobody else', () => {
    const policy = contentSecurityPolicy('', {
      paymentOrigin: 'http://127.0.0.1:3001',
      apiOrigins: ['https://gateway.example'],
    });
    expect(policy).toContain("frame-src 'self' http://127.0.0.1:3001");
    expect(policy).toContain("connect-src 'self' blob: https://gateway.example;");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  });
});

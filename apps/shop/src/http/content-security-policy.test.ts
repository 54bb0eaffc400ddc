import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const ORIGINS = { paymentOrigin: 'http://127.0.0.1:3001', apiOrigins: ['https://gateway.example'] };

describe('the content security policy', () => {
  it('allows the scripts of the frame by their hashes, and no others', () => {
    const policy = contentSecurityPolicy(['let a=1', 'import "x"'], ORIGINS);
    expect(policy).toContain(
      `script-src 'self' 'wasm-unsafe-eval' ${hashOf('let a=1')} ${hashOf('import "x"')};`,
    );
    expect(contentSecurityPolicy([], ORIGINS)).toContain("script-src 'self' 'wasm-unsafe-eval';");
  });

  it('frames the payment provider and asks the house’s other gateways, and nobody else', () => {
    const policy = contentSecurityPolicy([], ORIGINS);
    expect(policy).toContain("frame-src 'self' http://127.0.0.1:3001");
    expect(policy).toContain("connect-src 'self' blob: https://gateway.example;");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  });
});

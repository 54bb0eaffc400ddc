import { describe, expect, it } from 'vitest';
import { pathOf } from './request-log.ts';

describe('the path in a log line', () => {
  it('has no query: tokens and e-mails travel there', () => {
    expect(pathOf('/api/eng-us/guest?usid=secret')).toBe('/api/eng-us/guest');
  });

  it('has no e-mail', () => {
    expect(pathOf('/api/eng-us/account/newsletter-unsubscription/ana%40mail.example')).toBe(
      '/api/eng-us/account/newsletter-unsubscription/{email}',
    );
  });

  it('has no telephone number', () => {
    expect(pathOf('/api/eng-us/otpcode/+12125550142')).toBe('/api/eng-us/otpcode/{phone}');
    expect(pathOf('/api/eng-us/otpcode/%2B12125550142')).toBe('/api/eng-us/otpcode/{phone}');
  });

  it('is cut when somebody sends thousands of characters', () => {
    expect(pathOf(`/${'a'.repeat(5000)}`)).toHaveLength(301);
  });
});

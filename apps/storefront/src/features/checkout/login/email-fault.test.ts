import { describe, expect, it } from 'vitest';
import { emailFault } from './email-fault.ts';

describe('the e-mail of a guest', () => {
  it.each(['ana@example.com', ' ana@example.com ', 'a.n+a@mail.example.co', 'آنا@مثال.إختبار'])(
    'takes %j',
    (text) => {
      expect(emailFault(text)).toBeUndefined();
    },
  );

  it.each(['ana', 'ana@', '@example.com', 'ana@example', 'a na@example.com', 'ana@example..com', 'a@b@c.de'])(
    'does not take %j',
    (text) => {
      expect(emailFault(text)).toBe('field_invalid');
    },
  );

  it('asks for one, and not for a longer one than a mailbox can have', () => {
    expect(emailFault('  ')).toBe('field_required');
    expect(emailFault(`${'a'.repeat(250)}@example.com`)).toBe('field_invalid');
  });
});

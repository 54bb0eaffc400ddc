import { LOCALE_LIST } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

describe('phoneText', () => {
  it.each([
    ['+12125550142', '+1 212 555 0142'],
    ['+33199000142', '+33 1 99 00 01 42'],
    ['+97145550142', '+971 4 555 0142'],
    ['+971501234567', '+971 50 123 4567'],
    ['+1 (212) 555-0110', '+1 212 555 0110'],
    ['212 555 0110', '212 555 0110'],
    ['+442079460142', '+44 20 7946 0142'],
    ['+447700900142', '+44 7700 900142'],
    ['+441632960142', '+441632960142'],
    ['+31205550121', '+31205550121'],
  ])('reads %s as %s', (phone, text) => {
    expect(phoneText(phone)).toBe(text);
  });

  it('loses no digit of any locale', () => {
    for (const { phone } of LOCALE_LIST) expect(phoneText(phone).replaceAll(' ', '')).toBe(phone);
  });
});

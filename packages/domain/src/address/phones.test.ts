import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONE_TYPES, phoneTypes, splitPhone, wholePhone } from './phones.ts';

const typesOf = (given: Parameters<typeof phoneTypes>[0]) => Object.values(phoneTypes(given));
const someType = fc.option(fc.constantFrom(...PHONE_TYPES), { nil: undefined });

describe('[R5.017] the types of three telephone numbers', () => {
  it('are mobile, home and work where none was given', () => {
    expect(typesOf({})).toEqual(['mobile', 'home', 'work']);
  });

  it('go to the other numbers where one was given', () => {
    expect(typesOf({ phone: 'home' })).toEqual(['home', 'mobile', 'work']);
    expect(typesOf({ phone: 'work' })).toEqual(['work', 'mobile', 'home']);
    expect(typesOf({ otherPhone: 'mobile' })).toEqual(['home', 'mobile', 'work']);
  });

  it('stay with the first number that was given one', () => {
    expect(typesOf({ phone: 'home', otherPhone: 'home' })).toEqual(['home', 'mobile', 'work']);
  });

  it('never occur twice', () => {
    fc.assert(
      fc.property(someType, someType, someType, (phone, otherPhone, thirdPhone) => {
        expect(typesOf({ phone, otherPhone, thirdPhone }).toSorted()).toEqual(['home', 'mobile', 'work']);
      }),
    );
  });
});

describe('[R3.025] a telephone number with its calling code', () => {
  it.each([
    ['+1 212 555 0142', { telCode: '+1', number: '212 555 0142' }],
    ['+33 1 99 00 01 42', { telCode: '+33', number: '1 99 00 01 42' }],
    ['212-555-0142', { telCode: '+1', number: '212-555-0142' }],
    ['+999 12345', { telCode: '', number: '+999 12345' }],
  ])('is read from %s', (text, phone) => {
    expect(splitPhone(text, '+1', ['+1', '+33', '+3', '+971'])).toEqual(phone);
  });

  it('is called from abroad without the zero of calls at home, but in Italy', () => {
    expect(wholePhone({ telCode: '+81', number: '03-1234-5678' })).toBe('+81 3-1234-5678');
    expect(wholePhone({ telCode: '+39', number: '02 1234 5678' })).toBe('+39 02 1234 5678');
    expect(wholePhone({ telCode: '+33', number: '+971 50 123' })).toBe('+971 50 123');
  });

  it('is the same once it is written and read again', () => {
    const digits = fc.stringMatching(/^[1-9]\d{5,12}$/u);
    fc.assert(
      fc.property(fc.constantFrom('+1', '+33', '+971'), digits, (telCode, number) => {
        expect(splitPhone(wholePhone({ telCode, number }), telCode, ['+1', '+33', '+971'])).toEqual({
          telCode,
          number,
        });
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { passwordFault, samePassword } from './password.ts';

describe('[R7.181] a password that somebody chooses', () => {
  it.each([
    ['a sentence', 'les fleurs du matin'],
    ['another script', 'пароль моей тёти Нины'],
    ['another script, without spaces', '朝露は葉の上に光るもの'],
    ['Arabic', 'ورود الصباح الندية'],
    ['pictures that are one character each', '🌹🌷🌻🌼🌸🌺🪷🪻💐🥀'],
    ['what begins with a word of the list', 'basketball beneath the chandelier'],
    [
      'what contains the name of the address among other words',
      'kim.laurent loves heather',
      'kim.laurent@house.example',
    ],
  ])('may be %s', (_what, password, email = '') => {
    expect(passwordFault(password, email)).toBeUndefined();
  });

  it.each([
    ['nine characters', 'Heather-9'],
    ['nothing', ''],
    ['pictures that are several parts each, and few', '👩‍👩‍👧'.slice(0, 5)],
  ])('is too short with %s', (_what, password) => {
    expect(passwordFault(password)).toBe('password_too_short');
  });

  it.each([
    ['of the list', 'qwertyuiop'],
    ['of the list in capitals', 'Password123'],
    ['of the list with signs behind it', 'Password123!!'],
    ['of the list in wide letters', 'ｐａｓｓｗｏｒｄ１２３'],
    ['one character over and over', 'zzzzzzzzzzzz'],
    ['a short word over and over', 'abcabcabcabc'],
    ['an alphabet', 'abcdefghijkl'],
    ['an alphabet backwards', 'lkjihgfedcba'],
    ['the address', 'ana@house.example', 'Ana@house.example'],
    ['the name of the address with ciphers', 'kim.laurent2026', 'kim.laurent@house.example'],
  ])('is guessed when it is %s', (_what, password, email = '') => {
    expect(passwordFault(password, email)).toBe('password_too_common');
  });

  it('is the same, however a keyboard writes its accents', () => {
    expect(samePassword('été à la mer')).toBe(samePassword('été à la mer'.normalize('NFD')));
  });
});

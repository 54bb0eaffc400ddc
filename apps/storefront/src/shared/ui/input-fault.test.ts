import { describe, expect, it } from 'vitest';
import { inputFault, writtenFault } from './input-fault.ts';

const typed = (value: string, validity: { valid: boolean; valueMissing: boolean }) => ({
  type: 'email',
  value,
  validity,
});

describe('what the browser finds in an input', () => {
  it('is told apart: nothing entered, or written in a way that cannot be', () => {
    expect(inputFault(typed('', { valid: false, valueMissing: true }))).toBe('field_required');
    expect(inputFault(typed('kim@', { valid: false, valueMissing: false }))).toBe('field_invalid');
    expect(inputFault(typed('kim@house.example', { valid: true, valueMissing: false }))).toBeUndefined();
  });

  it('[R2.036] says of an e-mail address which letters it takes, where it has others', () => {
    const addresses = ['kím@house.example', 'kim@münchen.example', '金@house.example', 'kim＠house.example'];
    expect(addresses.map((value) => writtenFault({ type: 'email', value }))).toEqual(
      addresses.map(() => 'field_email_letters'),
    );
    expect(writtenFault({ type: 'email', value: 'kim@house' })).toBe('field_invalid');
    expect(writtenFault({ type: 'text', value: 'Zoë' })).toBe('field_invalid');
  });
});

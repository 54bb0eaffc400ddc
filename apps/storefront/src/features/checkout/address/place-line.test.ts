import { describe, expect, it } from 'vitest';
import { placeLine } from './place-line.ts';

const states = [{ code: 'NY', name: 'New York' }];

describe('the line of the place in an address', () => {
  it('names the state between city and code where there is one', () => {
    expect(placeLine({ city: 'Buffalo', state: 'NY', postalCode: '14201' }, { states })).toBe(
      'Buffalo, New York 14201',
    );
    expect(placeLine({ city: 'Buffalo', state: 'NY' }, {})).toBe('Buffalo, NY');
  });

  it('puts the code before the city otherwise', () => {
    expect(placeLine({ city: 'Paris', postalCode: '75001' }, {})).toBe('75001 Paris');
    expect(placeLine({ city: 'Singapore' }, {})).toBe('Singapore');
  });
});

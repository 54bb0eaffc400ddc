import { describe, expect, it } from 'vitest';
import { placeLine } from './place-line.ts';

describe('the line of the place in an address', () => {
  it('in the United States is the city, the state’s letters and the code', () => {
    const place = { city: 'New York', state: 'NY', postalCode: '10012', countryCode: 'US' };
    expect(placeLine(place, 'New York')).toBe('New York, NY 10012');
    expect(placeLine({ ...place, postalCode: undefined })).toBe('New York, NY');
  });

  it('in France is the code before the city', () => {
    expect(placeLine({ city: 'Paris', postalCode: '75004', countryCode: 'FR' })).toBe('75004 Paris');
    expect(placeLine({ city: 'Paris', countryCode: 'FR' })).toBe('Paris');
  });

  it('in the Emirates is the city with its emirate, said once where they share a name', () => {
    const place = { city: 'Al Ain', state: 'AZ', countryCode: 'AE' };
    expect(placeLine(place, 'Abu Dhabi · أبوظبي')).toBe('Al Ain, Abu Dhabi · أبوظبي');
    expect(placeLine({ ...place, city: 'دبي', state: 'DU' }, 'Dubai · دبي')).toBe('دبي');
    expect(placeLine(place)).toBe('Al Ain, AZ');
  });
});

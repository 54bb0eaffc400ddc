/** For tests: where Ana lives, as the checkout takes it. */
export const ANAS_ADDRESS = {
  firstName: 'Ana',
  lastName: 'Núñez',
  address1: '1 Fifth Avenue',
  city: 'New York',
  state: 'NY',
  postalCode: '10003',
  countryCode: 'US',
  phone: '+1 212 555 0142',
} as const;

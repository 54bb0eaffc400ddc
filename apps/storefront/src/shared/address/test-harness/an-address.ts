import type { Address } from '@vitrine/contracts';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';

const { phone: _phone, ...FIELDS } = ANAS_ADDRESS;

/** For tests: an address of Ana's book in New York, her main one unless said otherwise. */
export function aSavedAddress(changes: Partial<Address> = {}): Address {
  return {
    ...FIELDS,
    identifier: 'a-1',
    type: 'shipping',
    phoneNumber: '212 555 0142',
    phoneNumberTelCode: '+1',
    phoneType: 'mobile',
    country: 'United States',
    displayStateName: 'New York',
    mainAddress: true,
    completeAddress: false,
    ignoreAddress: false,
    addToProfile: true,
    ...changes,
  };
}

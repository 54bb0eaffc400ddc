/** Which addresses of a customer's book an order can go to; what shows them is fetched by itself. */
import type { Address } from '@vitrine/contracts';
import { type AddressRules, deliveryObstacle, type DeliveryObstacle } from '@vitrine/domain';
import { formTexts } from './address-texts.ts';

/** What stands for an address that is not in the book. */
export const ANOTHER_ADDRESS = 'another';

/** Where an order goes, and what that country asks for. */
export interface OrderDestination {
  readonly country: string;
  readonly rules: AddressRules;
}

/** Why an order cannot go to a saved address; undefined where it can. */
export function obstacleTo(address: Address, destination: OrderDestination): DeliveryObstacle | undefined {
  const { countryCode } = address;
  return deliveryObstacle({ countryCode, texts: formTexts(address, destination.rules) }, destination);
}

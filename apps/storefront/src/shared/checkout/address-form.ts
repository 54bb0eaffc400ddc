import type { OrderDetailsBody, PostalAddress } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import type { CallResult } from '../api/call-failure.ts';

/** A form in which the address of an order is changed; the checkout brings it, since it asks for the same. */
export interface AddressFormProps {
  /** The address as it is. */
  readonly address: PostalAddress;
  readonly rules: AddressRules;
  /** ISO 3166-1: where the order goes. */
  readonly country: string;
  readonly send: (address: PostalAddress) => Promise<CallResult<OrderDetailsBody>>;
  readonly onDone: () => void;
}

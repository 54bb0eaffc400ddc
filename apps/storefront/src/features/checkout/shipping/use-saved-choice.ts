import type { Address, OrderBody } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { useState } from 'react';
import { formTexts } from '../../../shared/address/address-texts.ts';
import { ANOTHER_ADDRESS, obstacleTo } from '../../../shared/address/delivery-choice.ts';
import { useAddressBook } from '../../../shared/address/use-address-book.ts';

interface ChoiceStart {
  readonly order: OrderBody;
  readonly rules: AddressRules;
  readonly savedAddresses: readonly Address[] | undefined;
}

/** Which address of the customer's book the order goes to, and what is changed in the book meanwhile. */
export interface SavedChoice extends ReturnType<typeof useAddressBook> {
  /** An identifier, or `ANOTHER_ADDRESS`, which is all that a guest has. */
  readonly chosen: string;
  readonly choose: (chosen: string) => void;
  /** Whether another address is to be kept in the book. */
  readonly keeps: boolean;
  readonly setKeeps: (keeps: boolean) => void;
}

export function useSavedChoice({ order, rules, savedAddresses }: ChoiceStart): SavedChoice {
  const book = useAddressBook(savedAddresses ?? []);
  const [asked, choose] = useState<string>();
  // A guest has no book.
  const [keeps, setKeeps] = useState(savedAddresses !== undefined);
  const fitting = book.addresses.filter(
    (address) => obstacleTo(address, { country: order.country, rules }) === undefined,
  );
  const isFitting = asked === ANOTHER_ADDRESS || fitting.some(({ identifier }) => identifier === asked);
  return {
    ...book,
    chosen: (isFitting ? asked : undefined) ?? firstChoice(fitting, order, rules),
    choose,
    keeps,
    setKeeps,
    put: (address) => {
      book.put(address);
      choose(address.identifier);
    },
  };
}

/** What the order says already; else the main address, which stands first. */
function firstChoice(fitting: readonly Address[], order: OrderBody, rules: AddressRules): string {
  const sent = order.shippingGroups[0]?.address;
  if (sent === undefined) return fitting[0]?.identifier ?? ANOTHER_ADDRESS;
  const texts = formTexts(sent, rules);
  const same = fitting.find((address) => isSame(formTexts(address, rules), texts));
  return same?.identifier ?? ANOTHER_ADDRESS;
}

const COMPARED = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'district',
  'city',
  'state',
  'postalCode',
  'phone',
] as const;

function isSame(one: ReturnType<typeof formTexts>, other: ReturnType<typeof formTexts>): boolean {
  return COMPARED.every((field) => (one[field] ?? '') === (other[field] ?? ''));
}

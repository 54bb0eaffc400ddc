/** [R5.018] What an address is kept for. */
export const ADDRESS_KINDS = ['shipping', 'billing'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** Whether a list of addresses is asked for by a name that there is. */
export function isAddressKind(name: string): name is AddressKind {
  return ADDRESS_KINDS.some((kind) => kind === name);
}

/**
 * [R5.018] A new address is the main one of its kind when it is asked to be, or when there is none. One that goes makes no
 * other the main one: that is the customer's choice, or the next address that they add.
 */
export function isMainWhenAdded(asked: boolean | undefined, hasMain: boolean): boolean {
  return asked === true || !hasMain;
}

/** The main address of a kind stays it until another one becomes it; any address may be made the main one. */
export function isMainWhenChanged(asked: boolean | undefined, isMain: boolean): boolean {
  return isMain || asked === true;
}

/** [R4.035] `timeslot-selector` is made up: it opens the choice among the methods that have a time slot. */
export type ShippingOptionType = 'timeslot-selector' | 'timeslot' | 'standard' | 'no-date' | 'no-slot';

/** What decides the type of an option; the rest of a method passes through. */
export interface OfferedMethod {
  readonly id: string;
  readonly timeSlot?: string | null | undefined;
  /** The method delivers by time slot, whether or not one is free. */
  readonly takesTimeSlots?: boolean | undefined;
  readonly eddMinDate?: string | null | undefined;
  readonly eddMaxDate?: string | null | undefined;
  readonly collectionDate?: string | null | undefined;
}

export type ShippingOption<Method extends OfferedMethod> =
  | { readonly type: 'timeslot-selector'; readonly methods: readonly Method[] }
  | { readonly type: Exclude<ShippingOptionType, 'timeslot-selector'>; readonly method: Method };

/** [R4.035] Order matters: the first reason wins. */
export function shippingOptionType(method: OfferedMethod): Exclude<ShippingOptionType, 'timeslot-selector'> {
  if (isSet(method.timeSlot)) return 'timeslot';
  if (method.takesTimeSlots === true) return 'no-slot';
  const isDated = isSet(method.eddMinDate) || isSet(method.eddMaxDate) || isSet(method.collectionDate);
  return isDated ? 'standard' : 'no-date';
}

/** [R4.036] The methods as the page offers them: with any time slot among them, the selector comes first. */
export function shippingOptions<Method extends OfferedMethod>(
  methods: readonly Method[],
): readonly ShippingOption<Method>[] {
  const options = methods.map((method) => ({ type: shippingOptionType(method), method }));
  const slotted = options.filter(({ type }) => type === 'timeslot').map(({ method }) => method);
  return slotted.length === 0 ? options : [{ type: 'timeslot-selector', methods: slotted }, ...options];
}

function isSet(text: string | null | undefined): boolean {
  return text !== null && text !== undefined && text !== '';
}
